import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root, runNode, tool } from './program.ts';

/** One of the things that `npm run check` looks at. */
export interface CheckStep {
  readonly name: string;
  /** @returns what is wrong, for people; empty when nothing is */
  readonly find: () => Promise<string>;
}

/** Each check of the format has a cache of its own, since they run at the same time. */
const caches = join(root, 'node_modules/.cache/grant-management/format');

/** What is looked at before the unit tests, in the order in which it is reported. */
export function checkSteps(): CheckStep[] {
  return [
    // In two, since this takes the longest.
    formatted('format of test/', 'tests', 'test'),
    formatted('format of everything else', 'others', '.', '!test'),
    program('style of the code', tool('oxlint')),
    program('rooms', tool('dependency-cruiser', 'depcruise'), '--output-type', 'err', 'scripts'),
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
function formatted(name: string, cache: string, ...files: string[]): CheckStep {
  const remembered = ['--cache', '--cache-strategy=content', `--cache-location=${join(caches, cache)}`];
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
