import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root, runNode, tool } from './program.ts';

/** A step of `npm run check`. */
export interface CheckStep {
  readonly name: string;
  /** @returns what is wrong; empty if nothing is */
  readonly find: () => Promise<string>;
}

const cache = join(root, 'node_modules/.cache/grant-management');

/** The committed bundle; `npm test` has Spectral check the other forms. */
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

/** The steps before the unit tests, in the order of the report. */
export function checkSteps(): CheckStep[] {
  return [
    // Two steps, because this takes longest.
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
      // The native compiler takes a fifth of the time; `typescript` is here as a library.
      program(`types of ${dirname(config)}/`, tool('typescript-native', 'tsc'), '-p', config),
    ),
  ];
}

/** Every tsconfig.json, except those of user programs, which the tests compile. */
function typeChecked(): string[] {
  const roomConfigs = readdirSync(join(root, 'scripts'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'tsconfig.json')
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return ['tsconfig.json', ...roomConfigs.toSorted()];
}

/** Prettier skips files that have not changed since it last passed them. */
function formatted(name: string, cacheName: string, ...files: string[]): CheckStep {
  // The two steps run at the same time, so each has its own cache.
  const remembered = [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${join(cache, 'format', cacheName)}`,
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
