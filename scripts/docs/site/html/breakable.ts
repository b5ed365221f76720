import { escapeHtml } from '../html.ts';

/** Number of characters that fit on a phone. */
const LONG = 24;

/** Break points of a long name: after `_`, `.`, `/` and `=`, and before a capital that starts a word. */
const JOINTS = /(?<=[a-zA-Z0-9][_./=])(?=[a-zA-Z{])|(?<=[}/])(?=[a-z{])|(?<=[a-z])(?=[A-Z])/g;

/**
 * Renders a name with line-break opportunities, used only if it is too long for its place.
 *
 * @param name one or more words
 * @param room number of characters that always fit; shorter words aren't broken
 */
export function breakable(name: string, room = LONG): string {
  return name
    .split(/(\s+)/)
    .map((word) => (word.length > room ? word.split(JOINTS).map(escapeHtml).join('<wbr>') : escapeHtml(word)))
    .join('');
}
