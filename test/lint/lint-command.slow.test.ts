import { afterAll, afterEach, describe, expect, test } from 'vitest';
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

test('the spec of the project gives nothing to say', () => {
  expect(lint()).toEqual({ status: 0, printed: 'No problems found.\n', errors: '' });
});

describe('a spec with faults of three stages, each told once,', () => {
  test('is told line by line, relative to the working directory', () => {
    plant();
    const { status, printed, errors } = lint('--spec', 'spec');
    expect(printed.split('\n').map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
      'spec/components/schemas/Fund.yaml:17:18 spelling',
      'spec/components/schemas/Fund.yaml:19:3 interface/described',
      'spec/examples/errors/not-found.json:3:18 example-status',
      '',
      '3 problems',
      '',
    ]);
    expect(printed).toMatch(/`Totle` is in no dictionary; .* \(did you mean .*title.*\?\)/);
    expect({ status, errors }).toEqual({ status: 1, errors: '' });
  });

  test('is told as JSON', () => {
    plant();
    const { status, printed } = lint('--spec', 'spec/openapi.yaml', '--json');
    const found = JSON.parse(printed) as object[];
    expect(found).toHaveLength(3);
    expect(found[1]).toEqual({
      file: 'spec/components/schemas/Fund.yaml',
      line: 19,
      column: 3,
      rule: 'interface/described',
      severity: 'error',
      message: 'The description of the member `allocated` says its name again; say what it means.',
    });
    expect(status).toBe(1);
  });
});

test('a file that cannot be parsed is told alone', () => {
  spec.edit(component('schemas', 'Fund'), 'title: Fund', 'title: [Fund');
  const { status, printed } = lint('--spec', 'spec');
  expect(printed).toMatch(/^spec\/components\/schemas\/Fund\.yaml:\d+:\d+ {2}yaml {2}.*\n\n1 problem\n$/);
  expect(status).toBe(1);
});

// Several references lead into this circle; the tests of npm run dev have one of two, and one of a schema alone.
test.each([
  [
    'in a circle of small ones',
    { SeasonStatus: '$ref: TabResource.yaml\n', TabResource: '$ref: SeasonStatus.yaml\n' },
  ],
])('a schema that is a reference %s is told as JSON', (_, texts) => {
  for (const [name, text] of Object.entries(texts)) spec.write(component('schemas', name), text);
  const { status, printed, errors } = lint('--spec', 'spec', '--json');
  const found = JSON.parse(printed) as { file: string; line: number; message: string }[];
  expect(found.length).toBeGreaterThan(0);
  expect(Object.keys(texts).map((name) => `spec/${component('schemas', name)}`)).toContain(found[0]?.file);
  expect({ status, errors, line: found[0]?.line }).toEqual({ status: 1, errors: '', line: 1 });
});

test('what it does not understand is refused', () => {
  const { status, errors } = lint('spec/openapi.yaml');
  expect(errors).toContain('Usage: npm run lint -- [options]');
  expect(status).toBe(2);
});

function plant(): void {
  spec.edit(component('schemas', 'Fund'), "Total budget, in the fund's currency.", 'Totle of the money.');
  spec.edit(component('schemas', 'Fund'), 'Amount allocated from the budget.', 'Allocated.');
  spec.edit('examples/errors/not-found.json', '404', '400');
}
