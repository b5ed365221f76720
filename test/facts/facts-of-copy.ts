import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleSpec } from '../../scripts/bundle/bundle-spec.ts';
import { openSpec } from '../../scripts/source/open-spec.ts';
import type { SpecCopy } from '../evolution/spec-copy.ts';
import { check } from './expectations.ts';
import { facts } from './facts.ts';
import type { JsonObject } from './lookup.ts';

const config = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));

/** The facts that do not hold in the bundle of a copy of the spec, each with what is wrong. */
export async function factsThatFail(spec: SpecCopy): Promise<string[]> {
  const { bundle } = await bundleSpec(await openSpec(join(spec.folder, 'openapi.yaml'), config));
  const document = JSON.parse(JSON.stringify(bundle.document)) as JsonObject;
  return facts.flatMap(({ id, expect }) => {
    const problems = check(document, expect);
    return problems.length === 0 ? [] : [`${id}: ${problems.join(' ')}`];
  });
}
