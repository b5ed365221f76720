/**
 * Formats a count with its noun: `1 file`, `2 files`.
 *
 * @param plural default: `singular` with an `s`
 */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
