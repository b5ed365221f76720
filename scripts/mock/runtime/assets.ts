import { readFileSync } from 'node:fs';
import type { InterfaceFacts } from './interface-facts.ts';
import type { Data } from './api.ts';

/** Reads the facts about the interface. */
export function readFacts(): InterfaceFacts {
  return JSON.parse(readAsset('../interface.json')) as InterfaceFacts;
}

/** Reads the mock's default records. */
export function readDefaultData(): Data {
  return JSON.parse(readAsset('../data.json')) as Data;
}

export function readDescription(): string {
  return readAsset('openapi.json');
}

export function packageVersion(): string {
  return (JSON.parse(readAsset('../package.json')) as { version: string }).version;
}

/** @param path relative to the compiled file that contains this module */
function readAsset(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
