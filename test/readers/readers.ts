import type { Reader } from './reader.ts';
import { clients } from './tools/clients.ts';
import { generators } from './tools/generators.ts';
import { linters } from './tools/linters.ts';
import { parsers } from './tools/parsers.ts';
import { samplers } from './tools/samplers.ts';
import { servers } from './tools/servers.ts';
import { viewers } from './tools/viewers.ts';

/** All tested tools, in table order. */
export const readers: readonly Reader[] = [
  ...parsers,
  ...linters,
  ...generators,
  ...servers,
  ...clients,
  ...samplers,
  ...viewers,
];
