/**
 * A number and what it counts: "1 request", "3 requests".
 *
 * @param noun in the singular
 * @param nouns in the plural, where that is not the singular with an s
 */
export function counted(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`;
}
