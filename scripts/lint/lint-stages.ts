import { bundleRules, type BundledSpec } from '../bundle/bundle-spec.ts';
import type { OpenSpec } from '../source/open-spec.ts';
import type { SourceProblem } from '../source/problems.ts';
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
import { pluginRules } from './plugin.js';
import { lintSpec } from './lint-spec.ts';
import { checkSchemas, SchemaCompiler, schemaRules } from './schema-compiler.ts';

/** A lint stage. It never changes files. */
export interface LintStage {
  readonly name: string;
  /** Descriptions of the stage's rules, without Redocly's own rules. */
  readonly rules: Readonly<Record<string, string>>;
  /** @returns the problems, or an empty array */
  readonly find: () => SourceProblem[] | Promise<SourceProblem[]>;
}

/** The stages that check the source files. Run them in order: the first one follows the references. */
export function sourceStages(source: OpenSpec): LintStage[] {
  return [
    { name: 'lint', rules: pluginRules, find: () => lintSpec(source) },
    { name: 'lint: source', rules: sourceRules, find: () => checkSource(source) },
    { name: 'lint: files', rules: fileRules, find: () => checkFiles(source) },
  ];
}

/** The stages that check the bundle. */
export function bundleStages(source: OpenSpec, bundled: BundledSpec): LintStage[] {
  const compiler = new SchemaCompiler(bundled.bundle.document);
  const closed = new SchemaCompiler(bundled.bundle.document, true);
  return [
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

/** All of this project's rules with their descriptions, in stage order. */
export const allRules: Readonly<Record<string, string>> = {
  ...pluginRules,
  ...sourceRules,
  ...fileRules,
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
