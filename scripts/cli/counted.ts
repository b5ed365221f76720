/**
 * Formats a count with its noun: `1 file`, `2 files`.
 *
 * @param many the plural; `one` with an `s` by default
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
