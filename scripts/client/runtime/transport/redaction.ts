/** A shorter key could be a word, and replacing it would change texts that only look like it. */
const leastLength = 8;

const placeholder = '***';

/** Replaces the key in a text, or in everything in a parsed body. */
export type Redact = <T>(value: T) => T;

/**
 * Makes a function that replaces a key in whatever a server echoes, also where it is escaped for JSON, URLs or HTML. It
 * looks for literal spellings: a key that is escaped twice, or partly, is not found.
 *
 * @param key the key
 */
export function redactor(key: string): Redact {
  if (key.length < leastLength) return (value) => value;
  let spellings: string[] | undefined;
  const redactText = (text: string): string => {
    spellings ??= spellingsOf(key);
    return spellings.reduce((rest, spelling) => rest.replaceAll(spelling, placeholder), text);
  };
  return ((value: unknown) => redactAll(value, redactText)) as Redact;
}

/** Walks with a list of its own, because a body can be nested deeper than functions can call each other. */
function redactAll(value: unknown, redactText: (text: string) => string): unknown {
  const root = { value };
  const waiting: object[] = [root];
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop()) {
    const fields = holder as Record<string, unknown>;
    for (const [name, field] of Object.entries(fields)) {
      const plain = redactText(name);
      if (plain !== name) delete fields[name];
      const clean = typeof field === 'string' ? redactText(field) : field;
      if (plain !== name || clean !== field) fields[plain] = clean;
      if (typeof field === 'object' && field !== null) waiting.push(field);
    }
  }
  return root.value;
}

/** A key as JSON, URLs, forms and HTML can contain it; longest first, since one can be a part of another. */
function spellingsOf(key: string): string[] {
  const each = (write: (character: string, code: number) => string): string =>
    Array.from(key, (character) => write(character, character.charCodeAt(0))).join('');
  const json = JSON.stringify(key).slice(1, -1);
  const percent = each((character) => percentEncoded(character));
  const form = new URLSearchParams({ key }).toString().slice('key='.length);
  const hexed = [
    json,
    // PHP and Python escape what isn't ASCII.
    each((character, code) => (code > 0x7e ? unicode(code) : JSON.stringify(character).slice(1, -1))),
    each((_, code) => unicode(code)),
    encodeURIComponent(key),
    percent,
    form,
    // URLSearchParams leaves * as it is, other encoders don't.
    form.replaceAll('*', '%2A'),
    // As bytes of Latin-1, which is how headers carry it.
    each((character, code) => (code > 0x7e ? `%${hex(code, 2)}` : encodeURIComponent(character))),
    each((character, code) => (code > 0x7e ? `%${hex(code, 2)}` : percentEncoded(character))),
    each((_, code) => `&#x${hex(code, 2)};`),
  ].flatMap((spelling) => [spelling, withHex(spelling, 'toLowerCase'), withHex(spelling, 'toUpperCase')]);
  const html = ['&#39;', '&#039;', '&#x27;', '&apos;', "'"].map((apostrophe) =>
    each((character) => (character === "'" ? apostrophe : (named[character] ?? character))),
  );
  const all = [key, ...hexed, ...hexed.map((spelling) => spelling.replaceAll('/', '\\/')), ...html];
  all.push(each((_, code) => `&#${code};`));
  return [...new Set(all)].toSorted((one, other) => other.length - one.length);
}

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function unicode(code: number): string {
  return `\\u${hex(code, 4)}`;
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}

/** Also of the characters that encodeURIComponent leaves as they are. */
function percentEncoded(character: string): string {
  return encodeURIComponent(character).replaceAll(/[!'()*~]/g, (one) => `%${hex(one.charCodeAt(0), 2)}`);
}

/** Writes the hexadecimal digits of escapes in one case. */
function withHex(text: string, to: 'toLowerCase' | 'toUpperCase'): string {
  return text.replaceAll(/(?<=%|&#x)[\da-f]{2}|(?<=\\u)[\da-f]{4}/gi, (digits) => digits[to]());
}
