import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toXml } from '../../scripts/model/to-xml.ts';
import { canonicalJson, canonicalXml } from './canonical.ts';
import { body, examples, mentions, object, objects, responses, sameText, string } from './world.ts';
import type { Mention } from './world.ts';

describe('example files', () => {
  it('have kebab-case names', () => {
    expect(examples.filter(({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  it.each(examples.filter(({ isRequest }) => !isRequest))(
    'have the same content as XML: $path',
    (example) => {
      expect(canonicalXml(toXml(example.body, 'Example')).value).toEqual(canonicalJson(example.body));
    },
  );

  it('all have different content, except empty ones', () => {
    const filled = examples.filter(({ body: value }) => Object.keys(value).length > 0);
    expect(new Set(filled.map(({ body: value }) => JSON.stringify(value))).size).toBe(filled.length);
  });
});

describe('the examples as one data set', () => {
  const bySlug = new Map<string, Mention[]>();
  for (const mention of mentions) bySlug.set(mention.slug, [...(bySlug.get(mention.slug) ?? []), mention]);

  it('has slugs of 8 letters in mixed case', () => {
    const odd = mentions.filter(
      ({ slug }) => !/^[A-Za-z]{8}$/.test(slug) || slug === slug.toLowerCase() || slug === slug.toUpperCase(),
    );
    expect(odd).toEqual([]);
  });

  it('uses each slug for only one kind of resource', () => {
    const kinds = [...bySlug].map(([slug, all]) => [slug, ...new Set(all.map(({ kind }) => kind))]);
    expect(kinds.filter((entry) => entry.length !== 2)).toEqual([]);
  });

  it.each(['link', 'title', 'label', 'first_name', 'last_name', 'email', 'global_id', 'id'])(
    'has the same %s for a resource everywhere',
    (property) => {
      expect(disagreements(({ object: fields }) => fields[property])).toEqual([]);
    },
  );

  it('has the same name in every reference to a resource', () => {
    expect(disagreements((mention) => (isRecord(mention) ? undefined : mention.object['name']))).toEqual([]);
  });

  it("has the record's name in every reference", () => {
    const records = mentions.filter((mention) => isRecord(mention) && mention.object['name'] !== undefined);
    const wrong = records.flatMap((record) => {
      const name = record.object['name'];
      const accepted = typeof name === 'string' ? [name] : [name, ...Object.values(object(name))];
      return (bySlug.get(record.slug) ?? []).filter(
        ({ object: fields }) =>
          fields['name'] !== undefined && !accepted.some((one) => sameText(one, fields['name'])),
      );
    });
    expect(wrong).toEqual([]);
  });

  it("has only invalid links, because their paths aren't documented", () => {
    const links = mentions.filter(({ object: fields }) => fields['link'] !== undefined);
    expect(
      links.filter(({ slug, object: fields }) => fields['link'] !== `https://not-shown.invalid/${slug}`),
    ).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });

  it("never uses a language that the account doesn't support", () => {
    const message = string(body('errors/unsupported-language.json')['message']);
    const [language] = /\b[a-z]{2}_[A-Z]{2}\b/.exec(message) ?? [];
    expect(language).toBeDefined();
    expect(examples.filter(({ body: value }) => JSON.stringify(value).includes(`"${language}":`))).toEqual(
      [],
    );
  });

  it('has a single season', () => {
    expect(new Set(mentions.filter(({ kind }) => kind === 'season').map(({ slug }) => slug)).size).toBe(1);
  });

  function disagreements(read: (mention: Mention) => unknown): Mention[] {
    return [...bySlug.values()].flatMap((all) => {
      const saying = all.filter((mention) => read(mention) !== undefined);
      return saying.filter((mention) => !sameText(read(mention), read(saying[0] ?? mention)));
    });
  }
});

describe('times', () => {
  const payments = [
    ...responses('getAllocationPayment'),
    ...responses('listAllocationPayments').flatMap((page) => objects(page['data'])),
  ];
  const others = ['getTab', 'updateContributor', 'getFund', 'getWebhook'].flatMap(responses);
  const records = [...payments, ...others];

  it('are in 2026, in UTC and without fractions of a second', () => {
    const times = records.flatMap((record) =>
      ['created', 'updated', 'date_due', 'date_paid'].flatMap((key) => record[key] ?? []),
    );
    expect(times.filter((time) => !isTime(string(time)))).toEqual([]);
  });

  it('never put an update before the creation', () => {
    const wrong = records.filter(({ created, updated }) => string(updated) < string(created));
    expect(wrong).toEqual([]);
  });

  it('never put a payment before the creation or after the last update', () => {
    const wrong = payments.filter(({ created, updated, date_paid: paid, date_due: due }) => {
      const beforeCreated = [paid, due].some((time) => time !== null && string(time) < string(created));
      return beforeCreated || (paid !== null && string(paid) > string(updated));
    });
    expect(wrong).toEqual([]);
  });

  it('have the same format in comments', () => {
    const lines = payments
      .flatMap(({ comments }) => string(comments).split('\n'))
      .filter((line) => line !== '');
    expect(lines.filter((line) => !isTime(/^[^()]+ \(([^()]+)\): \S/.exec(line)?.[1] ?? ''))).toEqual([]);
    expect(payments.some(({ comments }) => string(comments).split('\n').length === 2)).toBe(true);
  });
});

describe('error examples', () => {
  const register = new URL('../../spec/registers/conditions.yaml', import.meta.url);
  const conditions = objects(parse(readFileSync(register, 'utf8')));

  it('include exactly one for each condition', () => {
    const named = examples.filter(({ folder }) => folder === 'errors').map(({ name }) => name);
    expect(named.toSorted()).toEqual(conditions.map(({ id }) => string(id)).toSorted());
  });

  it.each(conditions.filter(({ id }) => id !== 'maintenance'))(
    'have a message and status $status for $id',
    ({ id, status }) => {
      const example = body(`errors/${string(id)}.json`);
      expect(string(example['message'])).toMatch(/^\S.*\.$/);
      expect(example['status_code']).toBe(status);
      expect(example['errors']).toEqual(status === 422 ? {} : undefined);
    },
  );

  it('have no error envelope for maintenance', () => {
    expect(body('errors/maintenance.json')).toEqual({ status: 'Maintenance in progress' });
  });
});

/** True for a resource, false for a reference to one. */
function isRecord({ object: fields }: Mention): boolean {
  return fields['created'] !== undefined;
}

function isTime(text: string): boolean {
  if (!/^2026-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.valueOf()) && time.toISOString() === text.replace('Z', '.000Z');
}
