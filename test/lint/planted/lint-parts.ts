import { bundleSpec } from '../../../scripts/bundle/bundle-spec.ts';
import { openSpec } from '../../../scripts/source/open-spec.ts';
import { SourceReader } from '../../../scripts/source/source-reader.ts';
import { allRules, bundleStages, sourceStages, type LintStage } from '../../../scripts/lint/lint-stages.ts';
import { fileRules } from '../../../scripts/lint/check-files.ts';
import { sourceRules } from '../../../scripts/lint/check-source.ts';
import { lintSpec } from '../../../scripts/lint/lint-spec.ts';
import { runLint } from '../../../scripts/lint/run-lint.ts';
import { BuildError, type SourceProblem } from '../../../scripts/source/problems.ts';
import { configFile } from '../../support/spec-folder.ts';
import type { SpecCopy } from './spec-copy.ts';

/** Lints a copy of the spec, either completely or only with the stages needed for one rule. */
export function lintParts(spec: SpecCopy) {
  const clean = readClean(spec);

  return {
    /** Resolves once the unchanged copy has been read. */
    ready: clean,

    /** Returns the problems reported by `npm run lint -- --all`. */
    everything: () => runLint(spec.root, configFile),

    /** Runs only the stages needed for a rule. */
    async partOf(rule: string): Promise<SourceProblem[]> {
      // Rules of the plugin or redocly.yaml.
      if (rule.startsWith('interface/') || !(rule in allRules)) {
        return lintSpec(await openSpec(spec.root, configFile, readerOf(await clean, spec.changed)));
      }
      const source = await openSpec(spec.root, configFile);
      const problems = await run(sourceStages(source));
      if (rule in { ...sourceRules, ...fileRules }) return problems;
      try {
        const stages = bundleStages(source, await bundleSpec(source));
        return await run(stages.filter(({ rules }) => rule in rules));
      } catch (error) {
        if (error instanceof BuildError) return [...error.problems];
        throw error;
      }
    },
  };
}

/** Reads the unchanged copy. Lint doesn't modify parsed files, so they can be reused. */
async function readClean(spec: SpecCopy): Promise<SourceReader> {
  const source = await openSpec(spec.root, configFile);
  await lintSpec(source);
  return source.reader;
}

/** A reader that has already read the unchanged files. */
function readerOf(clean: SourceReader, changed: ReadonlySet<string>): SourceReader {
  const reader = new SourceReader();
  for (const [file, document] of clean.cache) if (!changed.has(file)) reader.cache.set(file, document);
  return reader;
}

async function run(stages: readonly LintStage[]): Promise<SourceProblem[]> {
  const problems: SourceProblem[] = [];
  for (const { find } of stages) problems.push(...(await find()));
  return problems;
}
