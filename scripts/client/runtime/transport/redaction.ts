/** Don't redact shorter keys, which could be words in unrelated text. */
const minLength = 8;

/** Replaces the key in a text. */
export type Redact = (text: string) => string;

/**
 * Creates a function that replaces a key in a text, even if it is escaped for JSON, URLs or HTML. It searches for literal
 * spellings, so it misses a key that is escaped twice or partially.
 */
export function redactor(key: string): Redact {
  if (key.length < minLength) return (text) => text;
  let spellings: string[] | undefined;
  return (text) => {
    spellings ??= spellingsOf(key);
    return spellings.reduce((rest, spelling) => rest.replaceAll(spelling, '***'), text);
  };
}

type Write = (character: string, code: number) => string;

/** Returns the spellings of a key in JSON, URLs, forms and HTML, longest first, because one may contain another. */
function spellingsOf(key: string): string[] {
  const each = (write: Write): string =>
    Array.from(key, (character) => write(character, character.charCodeAt(0))).join('');
  const form = new URLSearchParams({ key }).toString().slice('key='.length);
  const hexed = [
    // JSON with \u escapes as in JavaScript, PHP and Python, Go, and .NET, and with every character escaped.
    ...[/^$/, /[^ -~]/, /[^ -~]|[<>&]/, /[^ -~]|[<>&'"+`]/, /./].map((escaped) =>
      each((character, code) => (escaped.test(character) ? unicode(code) : inJson(character))),
    ),
    encodeURIComponent(key),
    each(percentEncoded),
    form,
    // Some encoders escape *, but URLSearchParams doesn't.
    form.replaceAll('*', '%2A'),
    // As Latin-1 bytes, the encoding of headers.
    each((character, code) => (code > 0x7e ? percent(code) : encodeURIComponent(character))),
    each((character, code) => (code > 0x7e ? percent(code) : percentEncoded(character))),
    each((_, code) => `&#x${hex(code, 2)};`),
  ].flatMap((spelling) => [
    spelling,
    ...(['toLowerCase', 'toUpperCase'] as const).map((to) =>
      spelling.replaceAll(/(?<=%|&#x)[\da-f]{2}|(?<=\\u)[\da-f]{4}/gi, (digits) => digits[to]()),
    ),
  ]);
  const html = ['&#39;', '&#039;', '&#x27;', '&apos;', "'"].map((apostrophe) =>
    each((character) => (character === "'" ? apostrophe : (named[character] ?? character))),
  );
  const slashed = hexed.map((spelling) => spelling.replaceAll('/', '\\/'));
  const all = [key, ...hexed, ...slashed, ...html, each((_, code) => `&#${code};`)];
  return [...new Set(all)].toSorted((one, other) => other.length - one.length);
}

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
const unicode = (code: number): string => `\\u${hex(code, 4)}`;
const percent = (code: number): string => `%${hex(code, 2)}`;
const inJson = (character: string): string => JSON.stringify(character).slice(1, -1);

/** Also encodes the characters that encodeURIComponent doesn't. */
function percentEncoded(character: string): string {
  return encodeURIComponent(character).replaceAll(/[!'()*~]/g, (one) => percent(one.charCodeAt(0)));
}
