import type { MockRecord } from './api.ts';
import type { RecordFacts } from './interface-facts.ts';

/**
 * Applies an update to a record. A property that maps item slugs to values updates those items, and clears the translations
 * of changed values. Any other property replaces the one of the same name.
 *
 * @param record the record; it isn't changed
 * @param body a valid body
 * @param facts facts about the record's items
 */
export function changedRecord(record: MockRecord, body: unknown, { items }: RecordFacts): MockRecord {
  const sent = isObject(body) ? body : {};
  const byItem = new Map(items.map((each) => [each.member, each]));
  const changes = Object.entries(sent).flatMap(([member, values]): [string, unknown][] => {
    const itemFacts = byItem.get(member);
    if (!itemFacts || !isObject(values)) return isAlike(values, record[member]) ? [[member, values]] : [];
    const changed = itemsOf(record, member).map((item) => {
      const slug = String(item['slug']);
      if (!Object.hasOwn(values, slug) || values[slug] === item[itemFacts.value]) return item;
      const emptied = itemFacts.translations.map((name) => [name, {}] as const);
      return { ...item, [itemFacts.value]: values[slug], ...Object.fromEntries(emptied) };
    });
    return [[member, changed]];
  });
  return { ...record, ...Object.fromEntries(changes) };
}

/**
 * Returns the slugs in an update that don't match an item of the record, with their path in the body.
 *
 * @param record the record; empty if there is none
 * @param body a valid body
 */
export function unknownItems(
  record: MockRecord,
  body: unknown,
  { items }: RecordFacts,
): (readonly [member: string, slug: string])[] {
  const sent = isObject(body) ? body : {};
  return items.flatMap(({ member }) => {
    if (!Array.isArray(record[member])) return [];
    const existing = new Set(itemsOf(record, member).map(({ slug }) => String(slug)));
    const values = sent[member];
    const slugs = isObject(values) ? Object.keys(values) : [];
    return slugs.filter((slug) => !existing.has(slug)).map((slug) => [member, slug] as const);
  });
}

/** True if a value can replace another. For example, a map can't replace a list. */
function isAlike(value: unknown, before: unknown): boolean {
  if (before === undefined) return false;
  const either = value === null || before === null;
  return either || (isObject(value) === isObject(before) && Array.isArray(value) === Array.isArray(before));
}

function itemsOf(record: MockRecord, member: string): readonly MockRecord[] {
  const items = record[member];
  return Array.isArray(items) ? items.filter(isObject) : [];
}

function isObject(value: unknown): value is MockRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
