import { bundleSpec, type BundledSpec } from '../../scripts/bundle/bundle-spec.ts';
import { openSpec } from '../../scripts/source/open-spec.ts';
import { lintSpec } from '../../scripts/lint/lint-spec.ts';
import { BuildError, type SourceProblem } from '../../scripts/source/problems.ts';
import { configFile, type SpecFolder } from './spec-folder.ts';

/** Lints a spec. Also returns problems that would end a build at once. */
export async function lint(spec: SpecFolder): Promise<readonly SourceProblem[]> {
  try {
    return await lintSpec(await openSpec(spec.root, configFile));
  } catch (error) {
    if (error instanceof BuildError) return error.problems;
    throw error;
  }
}

/** Lints and bundles a spec, as a build does. */
export async function bundle(spec: SpecFolder): Promise<BundledSpec> {
  const source = await openSpec(spec.root, configFile);
  await lintSpec(source);
  return bundleSpec(source);
}
