/** A shorter key could be a word, and taking it out would change texts that only look like it. */
const leastLength = 8;

const placeholder = '***';

/** Takes the key out of a text, or out of everything in a parsed body. */
export type Redact = <T>(value: T) => T;

/**
 * Makes what takes a key out of what a server echoes, also where it is written as JSON, addresses or HTML write it.
 *
 * @param key the key
 */
export function redactor(key: string): Redact {
  if (key.length < leastLength) return (value) => value;
  let shape: RegExp | undefined;
  const redact = (value: unknown): unknown => {
    if (typeof value === 'string') {
      // Made when it is first needed: most calls never look for their key.
      shape ??= new RegExp(Array.from(key, spellings).join(''), 'gi');
      return value.replaceAll(shape, placeholder);
    }
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [redact(name), redact(member)]));
  };
  return redact as Redact;
}

/**
 * How a character can be written: as a reference in HTML, as bytes in an address, escaped in JSON, or as itself. The longer
 * ones first, because a shorter one can be their beginning.
 */
function spellings(character: string): string {
  const code = character.charCodeAt(0);
  const hex = code.toString(16).padStart(2, '0');
  const escape = `\\\\{0,4}u00${hex}`;
  // In UTF-8; a key has no character of more than two bytes. jsdom has no TextEncoder.
  const utf8 = code < 0x80 ? [code] : [0xc0 | (code >> 6), 0x80 | (code & 0x3f)];
  const bytes = utf8.map((byte) => `%(?:25)?${byte.toString(16)}`);
  const ways = [
    ...(named[character] ?? []),
    `&#0{0,7}${code};`,
    `&#x0{0,7}${hex};`,
    bytes.join(''),
    `%(?:25)?${hex}`,
    escape,
    `\\\\{0,4}\\u00${hex}`,
  ];
  return `(?:${ways.join('|')})`;
}

const named: Record<string, readonly string[]> = {
  ' ': ['\\+'],
  '&': ['&amp;'],
  '<': ['&lt;'],
  '>': ['&gt;'],
  '"': ['&quot;'],
  "'": ['&apos;'],
};
