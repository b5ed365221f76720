import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Redactor } from '../../scripts/contract/http/redactor.ts';

const keys = fc.stringMatching(/^[!-~]{8,40}$/);

it('the redactor removes a key in every encoding that a service could return', () => {
  fc.assert(
    fc.property(keys, fc.string(), fc.string(), (key, before, after) => {
      const redactor = new Redactor([key]);
      const bytes = Buffer.from(key);
      for (const form of [
        key,
        key.toUpperCase(),
        JSON.stringify(key).slice(1, -1),
        encodeURIComponent(key),
        bytes.toString('hex'),
        bytes.toString('base64').replace(/=+$/, '').slice(0, -1),
      ]) {
        const clean = redactor.text(`${before}|${form}|${after}`);
        expect(clean.split('|').join('')).not.toContain(form);
      }
    }),
  );
});

it("the redactor removes a key from names and values at any depth, and keeps a report's structure", () => {
  const redactor = new Redactor(['findings']);
  const report = { findings: [{ what: 'the findings', answer: { 'a findings': ['findings'] } }] };
  expect(redactor.values(report)).toEqual({
    findings: [{ what: 'the <key>', answer: { 'a <key>': ['<key>'] } }],
  });
});
