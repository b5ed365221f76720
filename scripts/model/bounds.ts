import type { Member, Schema } from './schema.ts';

/** The members of a schema that bound something, by what they are called, sets of bounds among them. */
export function boundsOf({ members }: Schema): readonly Member[] {
  return members.filter(
    ({ name, schema }) =>
      isBound(name) || (schema.members.length > 0 && schema.members.every((inner) => isBound(inner.name))),
  );
}

function isBound(name: string): boolean {
  return /^(?:min|max)_/.test(name);
}
