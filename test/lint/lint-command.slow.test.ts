import { afterAll, afterEach, expect, test } from 'vitest';
import { runScript } from '../support/run-script.ts';
import { component } from './planted/planted.ts';
import { SpecCopy } from './planted/spec-copy.ts';

const spec = new SpecCopy();
afterEach(() => spec.restore());
afterAll(() => spec.remove());

function lint(...args: string[]): { status: number | null; printed: string; errors: string } {
  const { status, output, errors } = runScript('scripts/lint/main.ts', args, spec.path('..'));
  return { status, printed: output, errors };
}

test('npm run lint reports that there are no problems', () => {
  expect(lint()).toEqual({ status: 0, printed: 'No problems found.\n', errors: '' });
});

test('npm run lint prints problems of two stages, one per line, with paths relative to the working directory', () => {
  plant();
  const { status, printed, errors } = lint('--spec', 'spec');
  expect(printed.split('\n').map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
    'spec/components/schemas/Workshop.yaml:15:3 interface/described',
    'spec/examples/errors/not-found.json:3:18 example-status',
    '',
    '2 problems',
    '',
  ]);
  expect({ status, errors }).toEqual({ status: 1, errors: '' });
});

test('npm run lint reports only the parse error of a broken file, here as JSON', () => {
  spec.edit(component('schemas', 'Workshop'), 'title: Workshop', 'title: [Workshop');
  const { status, printed } = lint('--spec', 'spec/openapi.yaml', '--format', 'json');
  expect(JSON.parse(printed)).toEqual([
    {
      file: 'spec/components/schemas/Workshop.yaml',
      line: expect.any(Number) as number,
      column: expect.any(Number) as number,
      rule: 'yaml',
      severity: 'error',
      message: expect.stringMatching(/\S/) as string,
    },
  ]);
  expect(status).toBe(1);
});

test('npm run lint prints GitHub annotations as one escaped line per problem', () => {
  spec.edit(component('schemas', 'Workshop'), 'title: Workshop', 'title: [Workshop');
  const { status, printed } = lint('--spec', 'spec', '--format', 'github');
  expect(printed).toMatch(
    /^::error file=spec\/components\/schemas\/Workshop\.yaml,line=\d+,col=\d+,title=yaml::\S.*\n$/,
  );
  expect(status).toBe(1);
});

test('npm run lint rejects unknown arguments', () => {
  const { status, errors } = lint('spec/openapi.yaml');
  expect(errors).toContain('Usage: npm run lint -- [options]');
  expect(status).toBe(2);
});

function plant(): void {
  spec.edit(component('schemas', 'Workshop'), 'Money that is promised.', 'Allocated.');
  spec.edit('examples/errors/not-found.json', '404', '400');
}
