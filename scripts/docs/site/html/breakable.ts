import { escapeHtml } from '../html.ts';

/** A name that is longer than this may be broken, at its joints. Shorter ones have room on a phone. */
const LONG = 24;

/** Where a long name may be broken: behind `_`, `.`, `/` and `=`, and before a capital that starts a word. */
const JOINTS = /(?<=[a-zA-Z0-9][_./=])(?=[a-zA-Z{])|(?<=[}/])(?=[a-z{])|(?<=[a-z])(?=[A-Z])/g;

/** A name as HTML that a browser breaks at its joints, and only where it is too long for its place. */
export function breakable(name: string): string {
  return name
    .split(/(\s+)/)
    .map((word) => (word.length > LONG ? word.split(JOINTS).map(escapeHtml).join('<wbr>') : escapeHtml(word)))
    .join('');
}
