import { type Reader, verdict } from '../reader.ts';

export const linters: readonly Reader[] = [
  {
    name: 'redocly',
    title: 'Redocly CLI',
    kind: 'linter',
    language: 'any',
    columns: ['loads', 'quiet'],
    read: async ({ bin, file }) => {
      const { output } = await bin(
        '@redocly/cli',
        'redocly',
        'lint',
        file,
        '--extends',
        'spec',
        '--format',
        'json',
      );
      const { totals, problems } = JSON.parse(
        output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1),
      ) as {
        totals: { errors: number; warnings: number };
        problems: { message: string }[];
      };
      return {
        loads: 'right',
        quiet: verdict(totals.errors + totals.warnings === 0, problems[0]?.message ?? ''),
      };
    },
  },
  {
    name: 'spectral',
    title: 'Spectral',
    setting: 'Turn off its examples rule for XML examples, which are text.',
    kind: 'linter',
    language: 'any',
    columns: ['loads', 'quiet'],
    read: async ({ bin, file, write }) => {
      await write('ruleset.yaml', 'extends: ["spectral:oas"]\n');
      const { output } = await bin(
        '@stoplight/spectral-cli',
        'spectral',
        'lint',
        file,
        '--ruleset',
        'ruleset.yaml',
        '--format',
        'json',
        '--quiet',
        '--fail-severity',
        'hint',
      );
      const results = JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1)) as {
        code: string;
        path: string[];
        severity: number;
      }[];
      const rules = [...new Set(results.map(({ code }) => code))].toSorted();
      return {
        loads: 'right',
        quiet: verdict(results.length === 0, `${results.length} results of ${rules.join(', ')}`),
      };
    },
  },
  {
    name: 'ibm-validator',
    title: "IBM's validator",
    setting: "Its style rules ask for bounds and names that aren't documented.",
    kind: 'linter',
    language: 'any',
    columns: ['loads', 'quiet'],
    read: async ({ bin, file }) => {
      const { output } = await bin('ibm-openapi-validator', 'lint-openapi', '--json', file);
      const { error } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
        error: { results: { rule: string; message: string }[]; summary: { total: number } };
      };
      const rules = [...new Set(error.results.map(({ rule }) => rule))].toSorted();
      return { loads: 'right', quiet: verdict(error.results.length === 0, `errors of ${rules.join(', ')}`) };
    },
  },
];
