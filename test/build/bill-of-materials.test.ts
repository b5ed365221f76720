import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { generated } from '../support/generated.ts';

interface Bom {
  readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
  readonly components?: readonly { readonly purl: string; readonly licenses?: readonly object[] }[];
}

const library = dirnameOf('@cyclonedx/cyclonedx-library/package.json');

function dirnameOf(path: string): string {
  return join(createRequire(import.meta.url).resolve(path), '..');
}

function read<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

function schema(name: string): object {
  return read(join(library, 'res/schema', `${name}.SNAPSHOT.schema.json`));
}

const ajv = new Ajv({ strict: false });
formats.default(ajv);
for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
  ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
const isValid = ajv.compile(schema('bom-1.6'));

describe.each(['client', 'mock', 'contract'])('the bill of materials of the %s', (name) => {
  const bom = read<Bom>(join(generated, name, 'bom.cdx.json'));

  it('is valid CycloneDX', () => {
    isValid(bom);
    expect(isValid.errors).toBeNull();
  });

  it('names the published package', () => {
    const { version } = read<{ version: string }>(join(generated, name, 'package.json'));
    expect(bom.metadata.component).toMatchObject({ name, group: '@grant-management', version });
  });
});

it("the contract check's bill of materials lists each package of LICENCES.txt, with its licence", () => {
  const { components = [] } = read<Bom>(join(generated, 'contract/bom.cdx.json'));
  const licences = readFileSync(join(generated, 'contract/LICENCES.txt'), 'utf8');
  const named = [...licences.matchAll(/^-{80}\n\n(\S+) (\S+)$/gm)].map(
    ([, name = '', version = '']) => `pkg:npm/${name.replace('@', '%40')}@${version}`,
  );
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(components.map(({ purl }) => purl))].toSorted()).toEqual([...new Set(named)].toSorted());
  expect(components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
});

it.each(['client', 'mock'])('the bill of materials of the %s lists no dependencies', (name) => {
  expect(read<Bom>(join(generated, name, 'bom.cdx.json')).components ?? []).toEqual([]);
});
