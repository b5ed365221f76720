/**
 * The list of languages without the spaces around its commas.
 *
 * @param header what was sent
 */
export function withoutSpaces(header: string | undefined): string | undefined {
  if (header === undefined || !/[ \t]/.test(header)) return header;
  return header
    .split(',')
    .map((code) => code.trim())
    .join(',');
}

/**
 * Keeps of every translated text the wanted languages.
 *
 * @param value a JSON value; it stays as it is
 * @param wanted locale codes
 * @param codes all locale codes; an object with no other members than these is a translated text
 */
export function inLanguages(
  value: unknown,
  wanted: ReadonlySet<string>,
  codes: ReadonlySet<string>,
): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguages(item, wanted, codes));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  const translated =
    members.length > 0 && members.every(([name, text]) => codes.has(name) && typeof text === 'string');
  if (!translated) {
    return Object.fromEntries(members.map(([name, member]) => [name, inLanguages(member, wanted, codes)]));
  }
  return Object.fromEntries(members.filter(([name]) => wanted.has(name)));
}
