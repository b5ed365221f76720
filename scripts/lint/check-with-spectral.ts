import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { SourceProblem } from '../source/problems.ts';
import type { BuildWorker } from '../build/worker.ts';
import { remedyFor } from './remedies.ts';
import type { SpectralFinding } from './spectral.ts';

const spectralModule = new URL('spectral.ts', import.meta.url);

/** Lints the bundle with Spectral in the worker; what it finds is placed in the source. */
export async function checkWithSpectral(
  { bundle, sourceMap }: BundledSpec,
  worker: BuildWorker,
): Promise<SourceProblem[]> {
  const findings = await worker.run<SpectralFinding[]>(spectralModule, 'findWithSpectral', bundle.document);
  return findings.map(({ path, ...finding }) => {
    const hint = remedyFor(finding.rule, finding.message);
    return {
      ...finding,
      ...sourceMap.locate(bundle.document, path),
      ...(hint === undefined ? {} : { hint }),
    };
  });
}
