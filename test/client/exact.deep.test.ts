/** Exact amounts with each supported Node version, with default settings. */
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { installNodes, supportedNodes } from '../nodes/nodes.ts';
import { exactRecords, runExact } from './exact-program.ts';

beforeAll(installNodes);

test.each(supportedNodes)('Node $version returns exact digits or throws', (node) => {
  const cannot: unknown = expect.stringMatching(/^exact\(\): this runtime's JSON\.parse/);
  expect(runExact(join(node.folder, 'node'))).toEqual(node.line === '20' ? cannot : exactRecords);
});
