import type { Json, JsonObject, OpenApiDocument } from '../../model/document.ts';
import { documentedRecords, isObject } from './documented-records.ts';
import { growPayments } from './payments.ts';
import { SlugMaker } from './slugs.ts';
import { withReference } from './variations.ts';

/** The records of the mock by the part of the path before their slug. */
export type DataSet = Record<string, JsonObject[]>;

const totalPayments = 137;
const contributorsPerApplication = 3;
const webhooks = 5;

/**
 * Makes the data of the mock from the examples in the bundle: the examples themselves, unchanged, and variations of
 * them under new slugs. What one record says of another is true.
 *
 * @param document the bundled document
 * @throws Error when examples that refer to one another do not fit together
 */
export function makeDataSet(document: OpenApiDocument): DataSet {
  const documented = documentedRecords(document);
  const slugs = new SlugMaker(slugsIn(document.paths));
  const [full, listed] = [documented.full, documented.listed].map(
    (records) => (collection: string) => structuredClone([...(records.get(collection) ?? [])]),
  ) as [Lookup, Lookup];
  const grown = growPayments(
    { payments: full('allocation-payment'), listed: listed('allocation-payment'), funds: full('fund') },
    slugs,
    totalPayments,
  );
  return {
    ...Object.fromEntries([...documented.listed.keys()].map((name) => [name, listed(name)])),
    ...Object.fromEntries([...documented.full.keys()].map((name) => [name, full(name)])),
    contributor: growContributors(full('contributor'), grown.applications, slugs),
    application: grown.applications.map(({ slug }) => ({ slug: slug ?? null })),
    'allocation-payment': grown.payments,
    fund: grown.funds,
    webhook: growWebhooks(full('webhook'), slugs),
  };
}

type Lookup = (collection: string) => JsonObject[];

/** Every application gets contributors of its own. */
function growContributors(
  examples: JsonObject[],
  applications: readonly JsonObject[],
  slugs: SlugMaker,
): JsonObject[] {
  if (examples.length === 0) return [];
  const grown = applications.flatMap((application, index) => {
    const already = examples.filter((each) => slugOf(each['application']) === application['slug']).length;
    return Array.from({ length: contributorsPerApplication - already }, (_, place): JsonObject => {
      const template = structuredClone(examples[(index + place) % examples.length] ?? {});
      const slug = slugs.make(`contributor ${index} ${place}`);
      return { ...template, slug, application: withReference(template['application'], application) };
    });
  });
  return [...examples, ...grown];
}

function growWebhooks(examples: JsonObject[], slugs: SlugMaker): JsonObject[] {
  if (examples.length === 0) return [];
  const grown = Array.from({ length: webhooks - examples.length }, (_, index): JsonObject => {
    const template = structuredClone(examples[index % examples.length] ?? {});
    const number = index + 2;
    const { name, url } = template;
    return {
      ...template,
      slug: slugs.make(`webhook ${number}`),
      name: `${text(name)} ${number}`,
      url: `${text(url)}/${number}`,
    };
  });
  return [...examples, ...grown];
}

function slugOf(reference: Json | undefined): Json | undefined {
  return isObject(reference) ? reference['slug'] : undefined;
}

function text(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error('The mock expected text in an example.');
  return value;
}

/** Every text in a node that looks like a slug. */
function slugsIn(node: unknown): string[] {
  if (typeof node === 'string') return /^[A-Za-z]{8}$/.test(node) ? [node] : [];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(slugsIn) : [];
}
