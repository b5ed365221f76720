/**
 * What the spec says of a response, without the list of causes that the bundle adds for readers who see nothing else.
 *
 * @param description of a response of the bundle
 */
export function ownWords(description: string): string {
  return description.split('\n\n- ', 1)[0] ?? '';
}
