import { expect, it } from 'vitest';
import { observedNames, withoutNames } from '../../scripts/lint/observed-names.ts';

const seen = "x-observed: '2026-11-28, in 3 responses'";
const schema = `
properties:
  known_wrod: { type: string }
  satz_qz: { ${seen}, type: object, properties: { inner_qz: { ${seen}, type: string } } }
`;
const response = `
headers:
  X-Mandant-Nr: { ${seen}, schema: { type: string } }
`;
const parameter = `
name: geloescht
in: query
${seen}
`;

it('the names that a service has shown are known from where they are marked, and no others', () => {
  const files = [schema, response, parameter].map((text, index) => ({ file: `${index}.yaml`, text }));
  expect([...observedNames(files)].toSorted()).toEqual(['X-Mandant-Nr', 'geloescht', 'inner_qz', 'satz_qz']);
});

it('a text without names keeps everything else at its place', () => {
  const names = new Set(['satz_qz', 'X-Mandant-Nr']);
  expect(withoutNames('One satz_qz, and X-Mandant-Nr.\nsatz_qzz', names)).toBe(
    'One        , and             .\nsatz_qzz',
  );
});
