export type PathSegment = string | number;

/** Writes a path as a JSON pointer (RFC 6901), `''` for the root. */
export function toPointer(path: readonly PathSegment[]): string {
  return path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Reads a JSON pointer, with or without a leading `#`; `''` and `/` are the root, and array indexes stay strings. */
export function parsePointer(pointer: string): string[] {
  const body = pointer.replace(/^#/, '');
  if (body === '' || body === '/') return [];
  return body
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
