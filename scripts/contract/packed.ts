#!/usr/bin/env node
/** Entry point of the contract check's package. The bundle is in the same folder. */
import { readFileSync } from 'node:fs';
import { runAsProgram } from '../cli/command.ts';
import { parseBundle } from '../model/notes.ts';
import { contractCommand } from './command.ts';

await runAsProgram(
  import.meta.url,
  contractCommand({
    name: 'grant-management-contract',
    environment: process.env,
    document: () => parseBundle(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')),
  }),
);
