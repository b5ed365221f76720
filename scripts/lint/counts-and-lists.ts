import type { Model } from '../model/model.ts';

/** A count or a list in a text that goes stale, or has. */
export interface StaleCount {
  /** Where it begins in the text. */
  readonly index: number;
  readonly rule: 'prose-count' | 'prose-list';
  readonly message: string;
}

/** What each rule of this check wants. */
export const countRules = {
  'prose-count':
    'a text does not count what can grow, such as the values of an enumeration, and what it counts of regions and resource groups is right (guides too)',
  'prose-list':
    'a text that lists values of an enumeration lists all of them, or says `such as` (guides too)',
};

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER = `(${[...WORDS, 'twenty', 'thirty', 'forty', 'fifty'].join('|')}|[2-9]|[1-9]\\d)`;

/** A number, up to two words between, and what it counts; `more than twenty` and `up to six` stay true for longer. */
const counting = (nouns: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:more than|at least|up to|at most|the first|version)\\s)(?<![\\w.-])${NUMBER}\\s+(?:[\\w-]+\\s+){0,2}?(${nouns})\\b`,
    'gi',
  );

/** What the values of enumerations, members and operations are called. All of them become more as more becomes known. */
const growing =
  'codes|columns|event kinds|identifiers|kinds|labels|languages|locales|members|operations|parameters|resources|stages|states|statuses|values';
const GROWING = [counting(growing), new RegExp(`\\bone of (?:the )?${NUMBER}\\b(?! \\w)`, 'gi')];
const FIXED = counting('regions|regional base addresses|base addresses|resource groups');

/** The least number of values in a row that make a list of them. */
const LEAST = 3;

/**
 * Finds counts that nothing holds to what they count, counts that are wrong, and lists of values that are not whole.
 *
 * @param text Markdown
 */
export function staleCounts(text: string, model: Model): StaleCount[] {
  return [...growingCounts(text), ...wrongCounts(text, model), ...partialLists(text, model)];
}

function growingCounts(text: string): StaleCount[] {
  return GROWING.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ 0: found, index }) => ({
    index,
    rule: 'prose-count' as const,
    message: `\`${inLine(found)}\` is false as soon as there is one more; say it without the number.`,
  }));
}

function wrongCounts(text: string, { regions, groups }: Model): StaleCount[] {
  return [...text.matchAll(FIXED)].flatMap(({ 0: found, 1: number = '', 2: noun = '', index }) => {
    const count = noun.toLowerCase() === 'resource groups' ? groups.length : regions.length;
    if (valueOf(number) === count) return [];
    const message = `\`${inLine(found)}\` is false: there are ${count}; correct it.`;
    return [{ index, rule: 'prose-count' as const, message }];
  });
}

function partialLists(text: string, model: Model): StaleCount[] {
  const lists = enumerations(model);
  const words = normal(text);
  return lists.flatMap(({ name, values }) => {
    const found = values.map((value) => places(words, value));
    const missing = values.filter((_, index) => found[index]?.length === 0);
    if (missing.length === 0 || values.length - missing.length < LEAST) return [];
    const rows = inRow(words, found.flat());
    return rows.flatMap(({ index, count, end }) => {
      const before = words.slice(0, index);
      const isWhole = lists.some(
        (other) =>
          other.name !== name &&
          other.values.length === count &&
          other.values.every((value) => places(words.slice(index, end), value).length > 0),
      );
      if (isWhole || /\b(?:such as|for example|for instance|like|e\.g\.)[\s:`'"]*$/.test(before)) return [];
      const message = `The list has ${count} of the ${values.length} values of \`${name}\`, without \`${missing[0] ?? ''}\`; name them all, or say \`such as\`.`;
      return [{ index, rule: 'prose-list' as const, message }];
    });
  });
}

interface Enumeration {
  readonly name: string;
  readonly values: readonly string[];
}

const known = new WeakMap<Model, readonly Enumeration[]>();

/** The enumerations that are components, with their values as texts write them; found once for all texts. */
function enumerations(model: Model): readonly Enumeration[] {
  const before = known.get(model);
  if (before) return before;
  const found = [...model.schemas].flatMap(([name, { values }]) => {
    const texts = (values?.values ?? []).map(({ value }) => normal(String(value)));
    const distinct = [...new Set(texts)];
    return values?.kind === 'enumeration' && distinct.length > LEAST ? [{ name, values: distinct }] : [];
  });
  known.set(model, found);
  return found;
}

interface Place {
  readonly index: number;
  readonly end: number;
}

function places(text: string, value: string): Place[] {
  // Most texts hold none of them, and a search for letters costs less than one for a pattern.
  if (!text.includes(value)) return [];
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return [...text.matchAll(new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'g'))].map(({ index }) => ({
    index,
    end: index + value.length,
  }));
}

/** Values that follow each other with nothing but commas, `and`, `or` and marks of code between them. */
function inRow(text: string, found: readonly Place[]): (Place & { count: number })[] {
  const rows: (Place & { count: number })[] = [];
  for (const place of found.toSorted((a, b) => a.index - b.index)) {
    const last = rows.at(-1);
    const between = last && text.slice(last.end, place.index);
    if (
      last &&
      between !== undefined &&
      /^[`*'"]*\s*,?\s*(?:and|or)?\s*[`*'"]*$/.test(between) &&
      between !== ''
    )
      rows[rows.length - 1] = { index: last.index, end: place.end, count: last.count + 1 };
    else rows.push({ ...place, count: 1 });
  }
  return rows.filter(({ count }) => count >= LEAST);
}

/** As long as the text, so that places are those of the text. */
function normal(text: string): string {
  return text.toLowerCase().replaceAll(/[_\n]/g, ' ');
}

function valueOf(number: string): number {
  const word = WORDS.indexOf(number.toLowerCase());
  if (word !== -1) return word + 2;
  const tens = ['twenty', 'thirty', 'forty', 'fifty'].indexOf(number.toLowerCase());
  return tens === -1 ? Number(number) : (tens + 2) * 10;
}

function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
