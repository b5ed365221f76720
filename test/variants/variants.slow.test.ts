/** The variants in the last build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeVariants } from '../../scripts/variants/variants.ts';
import { generated, readBundle } from '../support/generated.ts';

it.each(makeVariants(readBundle()))('the build writes $name next to the bundle', ({ name, text }) => {
  expect(readFileSync(join(generated, name), 'utf8')).toBe(text);
});

it.each(['client', 'mock'])("the %s package doesn't contain the variants", (name) => {
  const folder = join(generated, name);
  const packed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(
    packed.filter((path) => readFileSync(path, 'utf8').includes('(success status 200 assumed)')),
  ).toEqual([]);
});
