/** The documented response that a `Prefer` header asks for, as Prism reads it. */
export interface Preference {
  readonly code: string | undefined;
  readonly example: string | undefined;
}

/**
 * Reads `Prefer: code=404, example=not-found`; other preferences are passed over. A preference without a value has an
 * empty one (RFC 7240).
 *
 * @returns null when the header asks for no answer
 */
export function readPreference(header: string | readonly string[] | undefined): Preference | null {
  if (header === undefined) return null;
  const wanted = new Map<string, string>();
  for (const part of String(header).split(/[,;]/)) {
    const [, name, value = ''] = /^\s*(code|example)\s*(?:=\s*"?([^"]*?)"?\s*)?$/i.exec(part) ?? [];
    if (name !== undefined) wanted.set(name.toLowerCase(), value);
  }
  return wanted.size === 0 ? null : { code: wanted.get('code'), example: wanted.get('example') };
}
