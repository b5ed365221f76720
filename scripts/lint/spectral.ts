import { readFileSync } from 'node:fs';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../model/document.ts';
import type { PathSegment } from '../model/pointer.ts';

/** What Spectral finds, at a node of the bundle. */
export interface SpectralFinding {
  readonly rule: string;
  readonly message: string;
  readonly path: readonly PathSegment[];
  readonly severity: 'error' | 'warning';
}

/** `DiagnosticSeverity.Error`, which spectral-core does not export. */
const errorSeverity = 0;

const spectral = new spectralCore.Spectral();
spectral.setRuleset(readRuleset(new URL('../../.spectral.yaml', import.meta.url)));

/**
 * Reads a ruleset that extends the two sets and sets severities. Spectral's own reader of rulesets can read more, and
 * takes longer for it than the rules run.
 *
 * @throws Error when there is more in the file
 */
function readRuleset(file: URL): RulesetDefinition {
  const { extends: bases, rules, ...rest } = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const known = JSON.stringify(['spectral:oas', ['@stoplight/spectral-owasp-ruleset', 'off']]);
  if (JSON.stringify(bases) !== known || Object.keys(rest).length > 0) {
    throw new Error(`.spectral.yaml: the build reads \`extends: ${known}\` and \`rules\`, and nothing else`);
  }
  return { extends: [oas, [owasp, 'off']], rules } as RulesetDefinition;
}

/**
 * Lints the bundle with Spectral, as `.spectral.yaml` says.
 *
 * @param document the bundled document
 * @returns findings of every severity; hints count as warnings
 */
export async function findWithSpectral(document: OpenApiDocument): Promise<SpectralFinding[]> {
  const start = { line: 0, character: 0 };
  // The document is parsed already. Where a node stands in the source the caller knows better than a parser of the
  // bundle's text does.
  const parsed = {
    source: 'generated/openapi.yaml',
    parsed: { data: document, diagnostics: [], ast: undefined },
    getLocationForJsonPath: () => ({ range: { start, end: start } }),
  };
  const results = await spectral.run(parsed as unknown as Parameters<typeof spectral.run>[0]);
  return results.map(({ code, message, path, severity }) => ({
    rule: `spectral/${code}`,
    message,
    path,
    severity: severity === errorSeverity ? 'error' : 'warning',
  }));
}
