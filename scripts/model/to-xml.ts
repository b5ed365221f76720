/**
 * Converts examples to XML.
 *
 * XML element names aren't documented (GAP-030), so the result is an illustration. The kinds of JSON values can be
 * distinguished without a schema, except scalars: `true` and `"true"` look the same.
 *
 * | JSON               | XML                                                       |
 * |--------------------|-----------------------------------------------------------|
 * | object             | one child element per property, named like the property   |
 * | empty object       | `<x type="object"/>`                                      |
 * | array              | one `<item>` child per element                            |
 * | empty array        | `<x type="array"/>`                                       |
 * | string             | its text, with white space and line breaks; `<x></x>` for `""` |
 * | number, boolean    | its JSON text                                             |
 * | null               | `<x xsi:nil="true"/>`                                     |
 *
 * To parse it: `xsi:nil` means null, and `type`, if present, is the kind. An element with child elements is an array if all
 * of them are named `item`, otherwise an object. Any other element is a scalar. An object whose only property is `item` has
 * `type="object"`.
 */

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const NOTE = 'Element names are illustrative.';

const NAME_START =
  'A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}-\\u{200D}' +
  '\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
/** An XML name without a colon, because a prefix would need a declaration. */
const XML_NAME = new RegExp(
  `^[${NAME_START}][${NAME_START}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}-\\u{2040}]*$`,
  'u',
);
const NOT_XML_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Thrown for a value that can't be written as XML. The message starts with the value's path, such as `Tab.name`. */
export class XmlFormError extends Error {
  override readonly name = 'XmlFormError';

  constructor(
    readonly place: string,
    problem: string,
  ) {
    super(`${place}: ${problem}`);
  }
}

/**
 * Formats a JSON value as an XML document.
 *
 * @param value - a JSON value
 * @param rootName - name of the root element
 * @returns the document, indented by two spaces, with a final line break
 * @throws XmlFormError if a name isn't an XML name, a text has a character that XML 1.0 doesn't allow, or a value isn't JSON
 */
export function toXml(value: unknown, rootName: string): string {
  const namespace = containsNull(value) ? [`xmlns:xsi="${XSI}"`] : [];
  const root = element(rootName, value, { place: rootName, indent: '', attributes: namespace });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${NOTE} -->\n${root}\n`;
}

interface Position {
  readonly place: string;
  readonly indent: string;
  readonly attributes: readonly string[];
}

function element(name: string, value: unknown, { place, indent, attributes }: Position): string {
  if (!XML_NAME.test(name)) throw new XmlFormError(place, `${JSON.stringify(name)} isn't an XML name`);
  const start = (...extraAttributes: string[]): string =>
    indent + ['<' + name, ...attributes, ...extraAttributes].join(' ');
  const child = (childName: string, childValue: unknown, step: string): string =>
    element(childName, childValue, { place: place + step, indent: indent + '  ', attributes: [] });
  const parent = (children: string[], ...extraAttributes: string[]): string =>
    [start(...extraAttributes) + '>', ...children, `${indent}</${name}>`].join('\n');

  if (value === null) return start('xsi:nil="true"') + '/>';
  if (Array.isArray(value)) {
    if (value.length === 0) return start('type="array"') + '/>';
    return parent(Array.from(value, (item: unknown, index) => child('item', item, `[${index}]`)));
  }
  if (isPlainObject(value)) {
    const properties = Object.entries(value);
    if (properties.length === 0) return start('type="object"') + '/>';
    const looksLikeArray = properties.every(([key]) => key === 'item');
    return parent(
      properties.map(([key, item]) => child(key, item, `.${key}`)),
      ...(looksLikeArray ? ['type="object"'] : []),
    );
  }
  return `${start()}>${escapeText(scalarText(value, place), place)}</${name}>`;
}

function scalarText(value: unknown, place: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || Number.isFinite(value)) return JSON.stringify(value);
  throw new XmlFormError(place, `${typeof value === 'number' ? value : typeof value} isn't a JSON value`);
}

/** Escapes text. A carriage return needs a character reference, because parsers convert a literal one to a line feed. */
function escapeText(text: string, place: string): string {
  const invalid = NOT_XML_CHARACTER.exec(text)?.[0].codePointAt(0);
  if (invalid !== undefined) {
    const codePoint = invalid.toString(16).toUpperCase().padStart(4, '0');
    throw new XmlFormError(place, `the text contains U+${codePoint}, which XML 1.0 doesn't allow`);
  }
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

function containsNull(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value).some(containsNull);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
