import type { OpenSpec } from '../source/open-spec.ts';
import type { SourceProblem } from '../source/problems.ts';
import type { BuildWorker } from '../build/worker.ts';
import { guideFiles, repositoryFiles, yamlFiles } from './prose-files.ts';
import { SpellingCache } from './spelling-cache.ts';

/** What each rule of this check wants. */
export const spellingRules = {
  spelling:
    'every word of spec, guides, README and CONTRIBUTING.md is in the British dictionary or in `cspell.json`; code is left out',
};

const spellingModule = new URL('spelling.js', import.meta.url);

interface Misspelling {
  file: string;
  line: number;
  column: number;
  word: string;
  suggestions: string[];
}

/**
 * Checks the spelling of spec, guides and README in a worker. Call it after the references were followed.
 *
 * @param source the spec
 * @param worker used for the texts that are not known to be right; not started when there are none
 */
export async function checkSpelling(source: OpenSpec, worker: BuildWorker): Promise<SourceProblem[]> {
  const [texts, cache] = await Promise.all([
    Promise.all([yamlFiles(source), guideFiles(source), repositoryFiles(source)]),
    SpellingCache.open(),
  ]);
  const files = texts.flat();
  const unknown = files.filter((file) => !cache.has(file));
  if (unknown.length === 0) return [];
  const found = await worker.run<Misspelling[]>(spellingModule, 'findMisspellings', unknown);
  const wrong = new Set(found.map(({ file }) => file));
  await cache.keep(files.filter(({ file }) => !wrong.has(file)));
  return found.map(({ word, suggestions, ...place }) => ({
    ...place,
    rule: 'spelling',
    message: `\`${word}\` is in no dictionary; correct it, or add it to \`words\` in cspell.json when it is right.`,
    ...(suggestions.length > 0 ? { hint: `did you mean ${suggestions.slice(0, 3).join(', ')}?` } : {}),
  }));
}
