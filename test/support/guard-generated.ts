import { join, sep } from 'node:path';
import type { Plugin } from 'vitest/config';
import { staleReason } from '../../scripts/build/made-from.ts';

const root = join(import.meta.dirname, '../..');
const generated = join(root, 'generated') + sep;
const reader = join(root, 'test/support/generated.ts');

/**
 * Fails each test file that reads `generated/` if that is out of date: files that import from it, or from the module that
 * tests find the folder with.
 */
export function guardGenerated(): Plugin {
  return {
    name: 'guard-generated',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(generated) && file !== reader) return;
      const reason = staleReason(root);
      if (reason !== undefined) this.error(reason);
    },
  };
}
