import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root, runNode, tool } from './program.ts';

/** One of the things that `npm run check` looks at. */
export interface CheckStep {
  readonly name: string;
  /** @returns what is wrong, for people; empty when nothing is */
  readonly find: () => Promise<string>;
}

const cache = join(root, 'node_modules/.cache/grant-management');

/** The bundle as committed; `npm test` judges the other forms. */
const published = 'generated/openapi.yaml';

/** Options of cspell; `cspell.json` has the rest. */
const spelling = [
  '--no-progress',
  '--no-summary',
  '--show-suggestions',
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${join(cache, 'spelling')}`,
];

/** What is looked at before the unit tests, in the order in which it is reported. */
export function checkSteps(): CheckStep[] {
  return [
    // In two, since this takes the longest.
    formatted('format of test/', 'tests', 'test'),
    formatted('format of everything else', 'others', '.', '!test'),
    program(
      'spelling',
      tool('cspell'),
      'lint',
      ...spelling,
      'spec/**/*.{md,yaml}',
      'README.md',
      'CONTRIBUTING.md',
    ),
    program(
      'spectral',
      tool('@stoplight/spectral-cli', 'spectral'),
      'lint',
      '--fail-severity=hint',
      published,
    ),
    program('style of the code', tool('oxlint')),
    program('rooms', tool('dependency-cruiser', 'depcruise'), '--output-type', 'err', 'scripts'),
    program('unused exports and packages', tool('knip'), '--no-progress', '--reporter=compact'),
    ...typeChecked().map((config) =>
      // The native compiler says the same in a fifth of the time; what the build needs as a library is in `typescript` only.
      program(`types of ${dirname(config)}/`, tool('typescript-native', 'tsc'), '-p', config),
    ),
  ];
}

/** Every program that has a `tsconfig.json` of its own, except those of users, which the tests compile. */
function typeChecked(): string[] {
  const own = readdirSync(join(root, 'scripts'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'tsconfig.json')
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return ['tsconfig.json', ...own.toSorted()];
}

/** What was found well formatted is not looked at again as long as its text and the formatter stay the same. */
function formatted(name: string, own: string, ...files: string[]): CheckStep {
  // Each of the two has a cache of its own, since they run at the same time.
  const remembered = [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${join(cache, 'format', own)}`,
  ];
  return program(name, tool('prettier'), '--check', '--log-level', 'warn', ...remembered, ...files);
}

function program(name: string, file: string, ...args: string[]): CheckStep {
  return {
    name,
    find: async () => {
      const { code, printed } = await runNode([file, ...args], 'keep');
      return code === 0 ? '' : printed.trim() || `${basename(file)} ended with ${code}.`;
    },
  };
}
