import type { Schema } from '../../model/schema.ts';

/** A member that is the sum of another one over all records with the same reference. */
export interface SumMember {
  readonly name: string;
  /** The reference that the records share. */
  readonly of: string;
  /** The number that is added up. */
  readonly addend: string;
}

/** Finds sums by their names: `allocation_amount` beside a reference `allocation` and a number `amount`. */
export function sumMembers({ members }: Schema): SumMember[] {
  const references = members
    .filter(({ schema }) => schema.withoutNull.member('slug'))
    .map(({ name }) => name);
  const numbers = members.filter(({ schema }) => isNumber(schema)).map(({ name }) => name);
  return references.flatMap((of) =>
    numbers.flatMap((addend) => {
      const name = `${of}_${addend}`;
      return numbers.includes(name) ? [{ name, of, addend }] : [];
    }),
  );
}

/** A number that may be a fraction, such as an amount of money. */
export function isNumber({ types }: Schema): boolean {
  return types.includes('number');
}
