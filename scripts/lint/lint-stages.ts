import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { OpenSpec } from '../source/open-spec.ts';
import type { SourceProblem } from '../source/problems.ts';
import type { BuildWorker } from '../build/worker.ts';
import { checkChangelog } from './check-changelog.ts';
import { checkExampleFacts } from './check-example-facts.ts';
import { checkExamples } from './check-examples.ts';
import { checkFiles } from './check-files.ts';
import { checkGuides } from './check-guides.ts';
import { checkOpenApiSchema } from './check-openapi-schema.ts';
import { checkSpelling } from './check-spelling.ts';
import { checkWithSpectral } from './check-with-spectral.ts';
import { checkXmlTwins } from './check-xml-twins.ts';
import { lintSpec } from './lint-spec.ts';
import { checkSchemas, SchemaCompiler } from './schema-compiler.ts';

/** One stage of lint. It only looks. */
export interface LintStage {
  readonly name: string;
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
    { name: 'lint', find: () => lintSpec(source) },
    { name: 'lint: files', find: () => checkFiles(source) },
  ];
}

/** The stage that looks at words. It can run once the references were followed, beside all that comes after. */
export function spellingStage(source: OpenSpec, { spelling }: LintWorkers): LintStage {
  return { name: 'lint: spelling', find: () => checkSpelling(source, spelling) };
}

/** The stages that look at the bundle. They can run beside each other; Spectral comes first because it takes longest. */
export function bundleStages(source: OpenSpec, bundled: BundledSpec, { spectral }: LintWorkers): LintStage[] {
  const compiler = new SchemaCompiler(bundled.bundle.document);
  return [
    { name: 'check: spectral', find: () => checkWithSpectral(bundled, spectral) },
    { name: 'check: schemas', find: () => checkSchemas(bundled, compiler) },
    {
      name: 'check: examples',
      find: () => [...checkExamples(bundled, compiler), ...checkExampleFacts(bundled)],
    },
    { name: 'check: xml', find: () => checkXmlTwins(bundled) },
    { name: 'check: changelog', find: () => checkChangelog(bundled) },
    { name: 'check: guides', find: () => checkGuides(source, bundled) },
    { name: 'check: openapi', find: () => checkOpenApiSchema(bundled) },
  ];
}
