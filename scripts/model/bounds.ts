import type { Member, Schema } from './schema.ts';

/** Returns the properties that are limits, such as `min_length`, and the objects that consist of such properties. */
export function boundsOf({ members }: Schema): readonly Member[] {
  return members.filter(
    ({ name, schema }) =>
      isBound(name) || (schema.members.length > 0 && schema.members.every((inner) => isBound(inner.name))),
  );
}

function isBound(name: string): boolean {
  return /^(?:min|max)_/.test(name);
}
