/** `npm run contract`: checks a service against the description, and writes into `spec/` what it showed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runAsProgram, type Command } from '../cli/command.ts';
import { CommandFailure, UsageError } from '../cli/errors.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { type ContractContext, runCheck } from './command.ts';
import { assertOnly, checkOptions } from './read-options.ts';
import { usageOf } from './usage.ts';

const bundle = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));

const options = { ...checkOptions, apply: { type: 'string' }, spec: { type: 'string' } } as const;

const context: ContractContext = {
  name: 'npm run contract --',
  environment: process.env,
  document: () => {
    try {
      return JSON.parse(readFileSync(bundle, 'utf8')) as OpenApiDocument;
    } catch (error) {
      throw new CommandFailure('There is no bundle; run `npm run build` first.', 2, { cause: error });
    }
  },
};

/** The command of this repository. */
export const command: Command<typeof options> = {
  usage: usageOf(context.name, { applies: true }),
  options,
  async run(values, _, surroundings) {
    if (values.apply === undefined) {
      const { spec: none, ...others } = values;
      if (none !== undefined) throw new UsageError('--spec needs --apply; add it, or leave --spec out');
      return runCheck(others, context, surroundings);
    }
    assertOnly(values, '--apply', ['apply', 'spec']);
    // Linting and bundling take a while to load, and a check needs neither.
    const { runApply } = await import('./apply-command.ts');
    const { spec } = values;
    return runApply({ file: values.apply, ...(spec === undefined ? {} : { spec }) }, surroundings);
  },
};

await runAsProgram(import.meta.url, command);
