import { escapeHtml } from '../html.ts';

/** Letters that have room on a phone. */
const LONG = 24;

/** Where a long name may be broken: behind `_`, `.`, `/` and `=`, and before a capital that starts a word. */
const JOINTS = /(?<=[a-zA-Z0-9][_./=])(?=[a-zA-Z{])|(?<=[}/])(?=[a-z{])|(?<=[a-z])(?=[A-Z])/g;

/**
 * A name as HTML that a browser breaks at its joints, and only where it is too long for its place.
 *
 * @param name of one word or several
 * @param room letters that its place has in any case; a word that is no longer stays whole
 */
export function breakable(name: string, room = LONG): string {
  return name
    .split(/(\s+)/)
    .map((word) => (word.length > room ? word.split(JOINTS).map(escapeHtml).join('<wbr>') : escapeHtml(word)))
    .join('');
}
