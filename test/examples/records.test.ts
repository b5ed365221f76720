import { describe, expect, it } from 'vitest';
import { body, number, object, objects, responses, same, string } from './world.ts';
import type { JsonObject } from './world.ts';

const tabs = responses('getTab');
const contributors = responses('updateContributor');
const funds = responses('getFund');
const payments = responses('getAllocationPayment');
const pages = responses('listAllocationPayments');
const listed = pages.flatMap((page) => objects(page['data']));

describe('tabs', () => {
  it('have unique positions in their form', () => {
    const places = tabs.map(({ form, order }) => `${string(form)} ${number(order)}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('have position 1 if they are locked', () => {
    expect(tabs.filter(({ locked, order }) => locked === true && order !== 1)).toEqual([]);
    expect(new Set(tabs.map(({ locked }) => locked))).toEqual(new Set([true, false]));
  });

  it('of the same form have the same resource', () => {
    const owners = new Set(tabs.map(({ form, resource }) => `${string(form)} ${string(resource)}`));
    expect(owners.size).toBe(new Set(tabs.map(({ form }) => form)).size);
  });

  it('list categories if, and only if, not all of them are selected', () => {
    const wrong = tabs.filter(({ category_option: option, categories }) => {
      if (option === 'all') return !same(categories, ['*']);
      return objects(categories).length === 0;
    });
    expect(wrong).toEqual([]);
  });

  it('have settings that only their type has', () => {
    const owners = new Map<string, string>();
    for (const { type, settings } of tabs) {
      for (const key of settings === null ? [] : Object.keys(object(settings))) {
        expect(`${key} of ${owners.get(key) ?? string(type)}`).toBe(`${key} of ${string(type)}`);
        owners.set(key, string(type));
      }
    }
    const without = new Set(tabs.flatMap(({ type, settings }) => (settings === null ? [string(type)] : [])));
    expect(without).toEqual(new Set(['details', 'fields']));
  });

  it('have no minimum above their maximum', () => {
    const settings = tabs.flatMap((tab) => (tab['settings'] === null ? [] : [object(tab['settings'])]));
    const images = settings.flatMap(({ image_dimension_constraints: image }) =>
      image ? [object(image)] : [],
    );
    const wrong = [...settings, ...images].filter((bounds) =>
      Object.entries(bounds).some(([key, low]) => {
        const high = bounds[key.replace(/^min_/, 'max_')];
        return typeof low === 'number' && typeof high === 'number' && low > high;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('contributors', () => {
  it('have all fields of their tab', () => {
    for (const { tab, fields } of contributors) {
      const entry = tabs.find(({ slug }) => slug === object(tab)['slug']);
      expect(entry?.['type']).toBe('contributors');
      expect(objects(fields).length).toBe(entry?.['field_count']);
    }
  });

  it('have the values that the update sent', () => {
    const sent = object(body('updateContributor/change-two-fields.request.json')['fields']);
    const fields = objects(body('updateContributor/contributor-updated.json')['fields']);
    const held = Object.fromEntries(fields.map(({ slug, value }) => [string(slug), value]));
    expect(Object.keys(sent)).toHaveLength(2);
    expect(held).toMatchObject(sent);
  });
});

describe('amounts', () => {
  it('available in a fund equal its budget minus the allocated amount', () => {
    for (const { budget, allocated, available } of funds) {
      expect(available).toBe(number(budget) - number(allocated));
    }
  });

  it("of payments are in the fund's currency", () => {
    for (const { fund, currency } of payments) {
      const record = funds.find(({ slug }) => slug === object(fund)['slug']);
      expect(record?.['currency']).toBe(currency);
    }
  });

  it('of allocations equal the sum of their payments', () => {
    for (const { allocation, allocation_amount: amount } of payments) {
      const parts = listed.filter((payment) => same(payment['allocation'], allocation));
      expect(parts.reduce((sum, payment) => sum + number(payment['amount']), 0)).toBe(amount);
    }
  });

  it('of payments have a payment date if, and only if, they are paid', () => {
    expect(listed.filter(({ status, date_paid: paid }) => (status === 'Paid') !== (paid !== null))).toEqual(
      [],
    );
  });
});

describe('payments', () => {
  it('have the same values in lists and as single records', () => {
    for (const payment of payments) {
      const inList = listed.find(({ slug }) => slug === payment['slug']);
      expect(inList).toBeDefined();
      expect(payment).toMatchObject(inList ?? {});
    }
  });

  it('have four more fields as single records than in lists', () => {
    const shown = new Set(listed.flatMap((payment) => Object.keys(payment)));
    for (const payment of payments) {
      const added = Object.keys(payment).filter((key) => !shown.has(key));
      expect(added).toEqual(['allocation_amount', 'applicant', 'application', 'fund']);
    }
  });

  it('of the same application have the same applicant', () => {
    const pairs = payments.map(({ application, applicant }) =>
      [slugOf(application), slugOf(applicant)].join(),
    );
    expect(new Set(pairs).size).toBe(new Set(payments.map(({ application }) => slugOf(application))).size);
  });

  it('have examples with and without null for each nullable field', () => {
    const listKeys = ['date_due', 'date_paid', 'grant_status', 'payment_method', 'reference'];
    expect(listKeys.filter((key) => !showsBoth(payments, key))).toEqual([]);
    expect(['applicant', 'application'].filter((key) => !showsBoth(payments, key))).toEqual([]);
  });
});

describe('pages', () => {
  const all = [...pages, ...responses('listFields')];

  it('contain each payment once', () => {
    expect(new Set(listed.map(({ slug }) => slug)).size).toBe(listed.length);
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => listed.length));
  });

  it('have totals and positions that match their records', () => {
    for (const page of all) {
      const [current, perPage, total] = [page['current_page'], page['per_page'], page['total']].map(number);
      const before = (Number(current) - 1) * Number(perPage);
      const length = Math.max(0, Math.min(Number(perPage), Number(total) - before));
      expect(objects(page['data'])).toHaveLength(length);
      expect(page['last_page']).toBe(Math.ceil(Number(total) / Number(perPage)));
      expect([page['from'], page['to']]).toEqual(length ? [before + 1, before + length] : [null, null]);
    }
  });

  it('link to each other', () => {
    for (const page of all) {
      const [current, last] = [number(page['current_page']), number(page['last_page'])];
      const path = string(page['path']);
      const absolute = (to: number): string => `${path}?page=${to}&per_page=${number(page['per_page'])}`;
      const beyond = current > last;
      const edge = (to: number): string =>
        beyond ? absolute(to).replace(/^https:\/\/[^/]+/, '') : absolute(to);
      expect([page['first_page_url'], page['last_page_url']]).toEqual([edge(1), edge(last)]);
      expect(page['next_page_url']).toBe(beyond ? null : current === last ? '' : absolute(current + 1));
      expect(page['prev_page_url']).toBe(beyond ? null : current === 1 ? '' : absolute(current - 1));
    }
  });
});

function slugOf(reference: unknown): string {
  return reference === null ? 'none' : string(object(reference)['slug']);
}

function showsBoth(records: readonly JsonObject[], key: string): boolean {
  return records.some((record) => record[key] === null) && records.some((record) => record[key] !== null);
}
