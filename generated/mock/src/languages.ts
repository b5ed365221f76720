/**
 * Keeps of every translated text the wanted languages.
 *
 * @param value a JSON value; it stays as it is
 * @param wanted locale codes, or null for all of them
 * @param codes all locale codes; an object with no other members than these is a translated text
 */
export function inLanguages(
  value: unknown,
  wanted: ReadonlySet<string> | null,
  codes: ReadonlySet<string>,
): unknown {
  if (wanted === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguages(item, wanted, codes));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  const translated =
    members.length > 0 && members.every(([name, text]) => codes.has(name) && typeof text === 'string');
  return Object.fromEntries(
    translated
      ? members.filter(([name]) => wanted.has(name))
      : members.map(([name, member]) => [name, inLanguages(member, wanted, codes)]),
  );
}
