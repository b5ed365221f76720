/** Removes spaces around commas from the language header. */
export function withoutSpaces(header: string | undefined): string | undefined {
  if (header === undefined || !/[ \t]/.test(header)) return header;
  return header
    .split(',')
    .map((code) => code.trim())
    .join(',');
}

/**
 * Reduces every translated text to the requested languages.
 *
 * @param value a JSON value; it isn't changed
 * @param wanted locale codes
 * @param codes all locale codes; an object with only these as keys is a translated text
 */
export function inLanguages(
  value: unknown,
  wanted: ReadonlySet<string>,
  codes: ReadonlySet<string>,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguages(item, wanted, codes));
  const members = Object.entries(value);
  if (isTranslated(members, codes)) return Object.fromEntries(members.filter(([name]) => wanted.has(name)));
  for (const member of members) member[1] = inLanguages(member[1], wanted, codes);
  return Object.fromEntries(members);
}

function isTranslated(members: readonly [string, unknown][], codes: ReadonlySet<string>): boolean {
  return members.length > 0 && members.every(([name, text]) => codes.has(name) && typeof text === 'string');
}
