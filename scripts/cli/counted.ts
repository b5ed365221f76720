/**
 * A number with what it counts, in one form for one and another for all others.
 *
 * @param many the form for all other numbers; `one` with an `s` by default
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
