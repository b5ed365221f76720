import { join, sep } from 'node:path';
import type { Plugin } from 'vitest/config';
import { staleReason } from '../../scripts/build/made-from.ts';

const root = join(import.meta.dirname, '../..');
const generated = join(root, 'generated') + sep;
const reader = join(root, 'test/support/generated.ts');

/**
 * Fails each test file that reads an outdated `generated/`, whether it imports from the folder or from the module with
 * its path.
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
