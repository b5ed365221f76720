import { readFileSync } from 'node:fs';
import type { InterfaceFacts } from './interface-facts.ts';
import type { Data } from './api.ts';

/** What the mock knows of the interface. */
export function readFacts(): InterfaceFacts {
  return JSON.parse(readAsset('../interface.json')) as InterfaceFacts;
}

/** The data that the mock has when it is given none. */
export function readOwnData(): Data {
  return JSON.parse(readAsset('../data.json')) as Data;
}

/** Text of the bundled description. */
export function readDescription(): string {
  return readAsset('openapi.json');
}

/** The package's version. */
export function ownVersion(): string {
  return (JSON.parse(readAsset('../package.json')) as { version: string }).version;
}

/** @param path as it is seen from the packed file that holds this module */
function readAsset(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
