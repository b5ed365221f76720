import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toXml, XmlFormError } from '../../scripts/model/to-xml.ts';
import { canonicalJson, canonicalXml } from '../examples/canonical.ts';

const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Element names are illustrative. -->\n';
const XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

describe('the XML version', () => {
  it.each<[string, unknown, string]>([
    ['a string', 'text', '<R>text</R>'],
    ['an empty string', '', '<R></R>'],
    ['unchanged white space', ' a\n\tb ', '<R> a\n\tb </R>'],
    ['a carriage return', 'a\r\nb', '<R>a&#13;\nb</R>'],
    ['markup and quotes', `<b>&"'</b>]]>`, `<R>&lt;b&gt;&amp;"'&lt;/b&gt;]]&gt;</R>`],
    ['characters outside the Basic Multilingual Plane', 'ή 銀 हिं 😀', '<R>ή 銀 हिं 😀</R>'],
    ['a number', 12.5, '<R>12.5</R>'],
    ['a boolean', false, '<R>false</R>'],
    ['null', null, `<R${XSI} xsi:nil="true"/>`],
    ['an empty array', [], '<R type="array"/>'],
    ['an empty object', {}, '<R type="object"/>'],
    ['an array', ['*'], '<R>\n  <item>*</item>\n</R>'],
    ['nested arrays', [[]], '<R>\n  <item type="array"/>\n</R>'],
    ['an object', { a: 1, b: {} }, '<R>\n  <a>1</a>\n  <b type="object"/>\n</R>'],
    ['an object that looks like an array', { item: 1 }, '<R type="object">\n  <item>1</item>\n</R>'],
    ['a nested null', { a: [null] }, `<R${XSI}>\n  <a>\n    <item xsi:nil="true"/>\n  </a>\n</R>`],
  ])('can represent %s', (_, value, expected) => {
    expect(toXml(value, 'R')).toBe(`${PROLOG}${expected}\n`);
  });

  it('declares the namespace of null only if it is used', () => {
    expect(toXml({ a: '' }, 'R')).not.toContain('xmlns');
  });
});

describe("values that XML can't represent are refused", () => {
  it.each<[string, unknown, string]>([
    ['U+0000', { a: '\u0000' }, `R.a: the text contains U+0000, which XML 1.0 doesn't allow`],
    ['a vertical tab', ['x\u000b'], `R[0]: the text contains U+000B, which XML 1.0 doesn't allow`],
    ['a lone surrogate', '\ud800', `R: the text contains U+D800, which XML 1.0 doesn't allow`],
    [
      'surrogates in reverse order',
      '\udc00\ud800',
      `R: the text contains U+DC00, which XML 1.0 doesn't allow`,
    ],
    ['a non-character', '\uffff', `R: the text contains U+FFFF, which XML 1.0 doesn't allow`],
    ['an empty name', { '': 1 }, `R.: "" isn't an XML name`],
    ['a name that begins with a digit', { a: { '1st': 1 } }, `R.a.1st: "1st" isn't an XML name`],
    ['a name with a space', { 'a b': 1 }, `R.a b: "a b" isn't an XML name`],
    ['a name with a prefix', { 'a:b': 1 }, `R.a:b: "a:b" isn't an XML name`],
    ['a name with a line break', { 'a\n': 1 }, `R.a\n: "a\\n" isn't an XML name`],
    ['a name that would inject markup', { 'a><b': 1 }, `R.a><b: "a><b" isn't an XML name`],
    ['NaN', { a: NaN }, `R.a: NaN isn't a JSON value`],
    ['infinity', -Infinity, `R: -Infinity isn't a JSON value`],
    ['undefined', { a: undefined }, `R.a: undefined isn't a JSON value`],
    ['a hole in an array', Object.assign([], { length: 1 }), `R[0]: undefined isn't a JSON value`],
    ['a big integer', 1n, `R: bigint isn't a JSON value`],
    ['a date', { a: new Date(0) }, `R.a: object isn't a JSON value`],
  ])('%s', (_, value, message) => {
    const attempt = (): string => toXml(value, 'R');
    expect(attempt).toThrow(XmlFormError);
    expect(attempt).toThrow(expect.objectContaining({ message }));
  });

  it.each(['', '2XX', 'a b', 'xsi:nil'])('the root name "%s"', (rootName) => {
    expect(() => toXml({}, rootName)).toThrow(/isn't an XML name/);
  });
});

describe('the XML version, read by an independent parser', () => {
  // The parser refuses or renames elements with names from Object.prototype.
  const name = fc
    .oneof(
      fc.constantFrom('item', 'type', 'nil', 'en_GB', 'x.y-z', 'ή', '名前', 'xsi'),
      fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,8}$/),
    )
    .filter((candidate) => candidate !== 'prototype' && !(candidate in Object.prototype));
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('\r', '\n', '\t', ' ', '&', '<', '>', ']', '"', "'", ';', '#', 'amp', 'x'),
    }),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.boolean()),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }));

  it('round-trips every JSON value', () => {
    fc.assert(
      fc.property(value, name, (json, root) => {
        expect(canonicalXml(toXml(json, root))).toEqual({ root, value: canonicalJson(json) });
      }),
      { numRuns: 1000 },
    );
  });
});
