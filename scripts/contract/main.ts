/** `npm run contract`: checks a service against the description. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runAsProgram } from '../cli/command.ts';
import { CommandFailure } from '../cli/errors.ts';
import { parseBundle } from '../model/notes.ts';
import { contractCommand } from './command.ts';

const bundle = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));

/** This repository's command. */
export const command = contractCommand({
  name: 'npm run contract --',
  environment: process.env,
  document: () => {
    try {
      return parseBundle(readFileSync(bundle, 'utf8'));
    } catch (error) {
      throw new CommandFailure('There is no bundle; run `npm run build` first.', 2, { cause: error });
    }
  },
});

await runAsProgram(import.meta.url, command);
