import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/run-script.ts';

const LONGEST = 120;
const spec = join(projectRoot, 'spec');

test(`the spec has no lines over ${LONGEST} characters, except table rows`, () => {
  const files = readdirSync(spec, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:ya?ml|md)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const long = files.flatMap((file) =>
    readFileSync(join(spec, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line].length > LONGEST && !line.startsWith('|') ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(long).toEqual([]);
});
