import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { whyStale } from '../build/made-from.ts';
import { root, runNode, tool } from './program.ts';

/** One of the things that `npm run check` looks at. */
export interface CheckStep {
  readonly name: string;
  /** @returns what is wrong, for people; empty when nothing is */
  readonly find: () => Promise<string>;
}

/** What is looked at before the unit tests, in the order in which it is reported. */
export function checkSteps(): CheckStep[] {
  return [
    { name: 'generated/', find: async () => whyStale(root) ?? '' },
    program('format', 'prettier', '--check', '--log-level', 'warn', '.'),
    program('lint of the code', 'oxlint'),
    ...typeChecked().map((config) => program(`types of ${dirname(config)}/`, 'typescript', '-p', config)),
  ];
}

/** Every program that has a `tsconfig.json` of its own, except those of users, which the tests compile. */
function typeChecked(): string[] {
  const own = readdirSync(join(root, 'scripts'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'tsconfig.json')
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return ['tsconfig.json', ...own.toSorted()];
}

function program(name: string, packageName: string, ...args: string[]): CheckStep {
  return {
    name,
    find: async () => {
      const { code, printed } = await runNode([tool(packageName), ...args], 'keep');
      return code === 0 ? '' : printed.trim() || `${packageName} ended with ${code}.`;
    },
  };
}
