import { bundleRules, type BundledSpec } from '../bundle/bundle-spec.ts';
import type { OpenSpec } from '../source/open-spec.ts';
import type { SourceProblem } from '../source/problems.ts';
import type { BuildWorker } from '../build/worker.ts';
import { changelogRules, checkChangelog } from './check-changelog.ts';
import { checkExampleFacts, exampleFactRules } from './check-example-facts.ts';
import { checkExamples, exampleRules } from './check-examples.ts';
import { checkFiles, fileRules } from './check-files.ts';
import { checkGuides, guideRules } from './check-guides.ts';
import { checkNeeds, needRules } from './check-needs.ts';
import { checkOpenApiSchema, openApiRules } from './check-openapi-schema.ts';
import { checkProse, proseRules } from './check-prose.ts';
import { checkRegisters, registerRules } from './check-registers.ts';
import { checkRelations, relationRules } from './check-relations.ts';
import { checkSource, sourceRules } from './check-source.ts';
import { checkSpelling, spellingRules } from './check-spelling.ts';
import { checkWithSpectral } from './check-with-spectral.ts';
import { pluginRules } from './plugin.js';
import { lintSpec } from './lint-spec.ts';
import { checkSchemas, SchemaCompiler, schemaRules } from './schema-compiler.ts';

/** One stage of lint. It only looks. */
export interface LintStage {
  readonly name: string;
  /** The rules that it can report, with what each wants; those of Redocly and Spectral come on top. */
  readonly rules: Readonly<Record<string, string>>;
  /** @returns what is wrong, nothing when all is well */
  readonly find: () => SourceProblem[] | Promise<SourceProblem[]>;
}

/** Threads for the stages that keep a processor busy. */
export interface LintWorkers {
  readonly spectral: BuildWorker;
  readonly spelling: BuildWorker;
}

/** The stages that look at the files of the spec. They run one after the other, since the first follows the references. */
export function sourceStages(source: OpenSpec): LintStage[] {
  return [
    { name: 'lint', rules: pluginRules, find: () => lintSpec(source) },
    { name: 'lint: source', rules: sourceRules, find: () => checkSource(source) },
    { name: 'lint: files', rules: fileRules, find: () => checkFiles(source) },
  ];
}

/** The stage that looks at words. It can run once the references were followed, beside all that comes after. */
export function spellingStage(source: OpenSpec, { spelling }: LintWorkers): LintStage {
  return { name: 'lint: spelling', rules: spellingRules, find: () => checkSpelling(source, spelling) };
}

/** The stages that look at the bundle. They can run beside each other; Spectral comes first because it takes longest. */
export function bundleStages(source: OpenSpec, bundled: BundledSpec, { spectral }: LintWorkers): LintStage[] {
  const compiler = new SchemaCompiler(bundled.bundle.document);
  const closed = new SchemaCompiler(bundled.bundle.document, true);
  return [
    { name: 'check: spectral', rules: {}, find: () => checkWithSpectral(bundled, spectral) },
    { name: 'check: schemas', rules: schemaRules, find: () => checkSchemas(bundled, compiler) },
    {
      name: 'check: examples',
      rules: { ...exampleRules, ...exampleFactRules },
      find: () => [...checkExamples(bundled, closed), ...checkExampleFacts(bundled)],
    },
    { name: 'check: changelog', rules: changelogRules, find: () => checkChangelog(bundled) },
    { name: 'check: guides', rules: guideRules, find: () => checkGuides(source, bundled) },
    { name: 'check: registers', rules: registerRules, find: () => checkRegisters(bundled) },
    { name: 'check: needs', rules: needRules, find: () => checkNeeds(bundled) },
    { name: 'check: relations', rules: relationRules, find: () => checkRelations(bundled) },
    { name: 'check: prose', rules: proseRules, find: () => checkProse(bundled) },
    { name: 'check: openapi', rules: openApiRules, find: () => checkOpenApiSchema(bundled) },
  ];
}

/** Every rule of this project with what it wants, in the order of the stages. */
export const allRules: Readonly<Record<string, string>> = {
  ...pluginRules,
  ...sourceRules,
  ...fileRules,
  ...spellingRules,
  ...bundleRules,
  ...schemaRules,
  ...exampleRules,
  ...exampleFactRules,
  ...changelogRules,
  ...guideRules,
  ...registerRules,
  ...needRules,
  ...relationRules,
  ...proseRules,
  ...openApiRules,
};
