import type { OpenSpec } from '../bundle/open-spec.ts';
import type { SourceProblem } from '../shared/problems.ts';
import type { BuildWorker } from '../shared/worker.ts';
import { guideFiles, repositoryFiles, yamlFiles } from './prose-files.ts';

const spellingModule = new URL('spelling.js', import.meta.url);

interface Misspelling {
  file: string;
  line: number;
  column: number;
  word: string;
  suggestions: string[];
}

/** Checks the spelling of spec, guides and README in a worker. Call it after the references were followed. */
export async function checkSpelling(source: OpenSpec, worker: BuildWorker): Promise<SourceProblem[]> {
  const texts = await Promise.all([yamlFiles(source), guideFiles(source), repositoryFiles(source)]);
  const found = await worker.run<Misspelling[]>(spellingModule, 'findMisspellings', texts.flat());
  return found.map(({ word, suggestions, ...place }) => ({
    ...place,
    rule: 'spelling',
    message: `\`${word}\` is in no dictionary; correct it, or add it to \`words\` in cspell.json when it is right.`,
    ...(suggestions.length > 0 ? { hint: `did you mean ${suggestions.slice(0, 3).join(', ')}?` } : {}),
  }));
}
