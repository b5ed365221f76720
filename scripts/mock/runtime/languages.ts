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
 * @param wanted locale codes, or null for all of them
 * @param codes all locale codes; an object with no other members than these is a translated text
 * @param onUntranslated is called when a text has none of the languages
 */
export function inLanguages(
  value: unknown,
  wanted: ReadonlySet<string> | null,
  codes: ReadonlySet<string>,
  onUntranslated: () => void,
): unknown {
  if (wanted === null) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => inLanguages(item, wanted, codes, onUntranslated));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  const translated =
    members.length > 0 && members.every(([name, text]) => codes.has(name) && typeof text === 'string');
  if (!translated) {
    return Object.fromEntries(
      members.map(([name, member]) => [name, inLanguages(member, wanted, codes, onUntranslated)]),
    );
  }
  const kept = members.filter(([name]) => wanted.has(name));
  if (kept.length === 0) onUntranslated();
  return Object.fromEntries(kept);
}
