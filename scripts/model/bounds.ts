import type { Member, Schema } from './schema.ts';

/** Named limits of a schema: properties with bounds, and objects of such properties. */
export function boundsOf({ members }: Schema): readonly Member[] {
  return members.filter(
    ({ name, schema }) =>
      isBound(name) || (schema.members.length > 0 && schema.members.every((inner) => isBound(inner.name))),
  );
}

function isBound(name: string): boolean {
  return /^(?:min|max)_/.test(name);
}
