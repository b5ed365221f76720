import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root, runNode, tool } from './program.ts';

/** A step of `npm run check`. */
export interface CheckStep {
  readonly name: string;
  /** @returns the problems; empty if there are none */
  readonly find: () => Promise<string>;
}

const cache = join(root, 'node_modules/.cache/grant-management');

/** The committed bundle. `npm test` runs Spectral on the variants. */
const bundleFile = 'generated/openapi.yaml';

/** cspell options that `cspell.json` can't contain. */
const spellingOptions = [
  '--no-progress',
  '--no-summary',
  '--show-suggestions',
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${join(cache, 'spelling')}`,
];

/** The steps before the unit tests, in report order. */
export function checkSteps(): CheckStep[] {
  return [
    // Split in two, because it is the slowest step.
    formatStep('format of test/', 'tests', 'test'),
    formatStep('format of everything else', 'others', '.', '!test'),
    programStep(
      'spelling',
      tool('cspell'),
      'lint',
      ...spellingOptions,
      'spec/**/*.{md,yaml}',
      'README.md',
      'CONTRIBUTING.md',
    ),
    programStep(
      'spectral',
      tool('@stoplight/spectral-cli', 'spectral'),
      'lint',
      '--fail-severity=hint',
      bundleFile,
    ),
    programStep('style of the code', tool('oxlint')),
    programStep('rooms', tool('dependency-cruiser', 'depcruise'), '--output-type', 'err', 'scripts'),
    programStep('unused exports and packages', tool('knip'), '--no-progress', '--reporter=compact'),
    ...tsconfigs().map((config) =>
      // The native compiler takes a fifth of the time. `typescript` is a dependency only for its API.
      programStep(`types of ${dirname(config)}/`, tool('typescript-native', 'tsc'), '-p', config),
    ),
  ];
}

/** Lists every tsconfig.json except those of sample user programs, which the tests compile. */
function tsconfigs(): string[] {
  const roomConfigs = readdirSync(join(root, 'scripts'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'tsconfig.json')
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return ['tsconfig.json', ...roomConfigs.toSorted()];
}

/** Prettier skips files that haven't changed since they last passed. */
function formatStep(name: string, cacheName: string, ...files: string[]): CheckStep {
  // The two format steps run concurrently, so each has its own cache.
  const cacheOptions = [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${join(cache, 'format', cacheName)}`,
  ];
  return programStep(name, tool('prettier'), '--check', '--log-level', 'warn', ...cacheOptions, ...files);
}

function programStep(name: string, file: string, ...args: string[]): CheckStep {
  return {
    name,
    find: async () => {
      const { code, output } = await runNode([file, ...args], 'capture');
      return code === 0 ? '' : output.trim() || `${basename(file)} exited with code ${code}.`;
    },
  };
}
