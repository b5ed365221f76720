import type { Json, JsonObject } from '../../model/document.ts';
import { isObject } from './documented-records.ts';
import type { SlugMaker } from './slugs.ts';
import { later, money, numbered, withReference } from './variations.ts';

/** Payments with what they are made from, consistent with one another. */
export interface GrownPayments {
  /** In full, the documented ones first. */
  readonly payments: JsonObject[];
  readonly funds: JsonObject[];
  /** References to applications, each once. */
  readonly applications: JsonObject[];
  readonly applicants: JsonObject[];
}

interface Examples {
  readonly payments: readonly JsonObject[];
  /** Payments as a list shows them: some are not among those that are shown in full. */
  readonly listed: readonly JsonObject[];
  readonly funds: readonly JsonObject[];
}

const newFunds = 3;
const paymentsPerAllocation = 13;

/**
 * Adds payments to the documented ones. The new ones belong to new allocations of new funds, so that the sums of the
 * documented funds stay true.
 *
 * @param examples documented records
 * @param slugs makes the new slugs
 * @param total how many payments there are in the end
 */
export function growPayments(examples: Examples, slugs: SlugMaker, total: number): GrownPayments {
  const documented = completeListed(examples);
  if (documented.length === 0 || examples.funds.length === 0)
    return { payments: documented, funds: [...examples.funds], applications: [], applicants: [] };
  const templates = documented;
  const applicationTemplate = firstReference(documented, 'application');
  const applicantTemplate = firstReference(documented, 'applicant');
  const applications = [applicationTemplate];
  const applicants = [applicantTemplate];
  const funds = Array.from({ length: newFunds }, (_, index) => newFund(examples.funds, index, slugs));
  const added: JsonObject[] = [];
  for (let allocation = 0; documented.length + added.length < total; allocation += 1) {
    const fund = funds[allocation % funds.length] ?? {};
    const number = allocation + 2;
    const application = withReference(applicationTemplate, {
      slug: slugs.make(`application ${number}`),
      id: Number(applicationTemplate['id']) + number,
      title: numbered(applicationTemplate['title'], number),
    });
    const applicant = withReference(applicantTemplate, {
      slug: slugs.make(`applicant ${number}`),
      email: String(applicantTemplate['email']).replace('@', `.${number}@`),
      global_id: `${String(applicantTemplate['global_id'])}-${number}`,
    });
    applications.push(application);
    applicants.push(applicant);
    const count = Math.min(paymentsPerAllocation, total - documented.length - added.length);
    const slug = slugs.make(`allocation ${number}`);
    const payments = Array.from({ length: count }, (_, place): JsonObject => {
      const index = added.length + place;
      const template = templates[index % templates.length] ?? {};
      return {
        ...newPayment(template, index, slugs),
        allocation: withReference(template['allocation'], { slug }),
      };
    });
    const allocated = money(payments.reduce((sum, payment) => sum + Number(payment['amount']), 0));
    fund['allocated'] = money(Number(fund['allocated']) + allocated);
    added.push(
      ...payments.map((payment) => ({
        ...payment,
        currency: fund['currency'] ?? null,
        allocation_amount: allocated,
        applicant,
        application,
        fund: withReference(payment['fund'], fund),
      })),
    );
  }
  for (const fund of funds) {
    fund['budget'] = Math.ceil(Number(fund['allocated']) / 10_000) * 10_000 + 20_000;
    fund['available'] = money(fund['budget'] - Number(fund['allocated']));
  }
  return {
    payments: [...documented, ...added],
    funds: [...examples.funds, ...funds],
    applications,
    applicants,
  };
}

/** Gives a payment that is only shown in a list what its allocation's other payments or its fund say of it. */
function completeListed({ payments, listed, funds }: Examples): JsonObject[] {
  const missing = listed.filter(({ slug }) => !payments.some((payment) => payment['slug'] === slug));
  const completed = missing.map((payment): JsonObject => {
    const sibling = payments.find((each) => slugOf(each['allocation']) === slugOf(payment['allocation']));
    if (sibling) return { ...sibling, ...payment };
    const template = payments.find((each) => each['currency'] === payment['currency']);
    const fund = funds.find((each) => each['slug'] === slugOf(template?.['fund']));
    if (!template || !fund)
      throw new Error(`No example says which fund payment ${String(payment['slug'])} is of.`);
    const ofAllocation = listed.filter(
      (each) => slugOf(each['allocation']) === slugOf(payment['allocation']),
    );
    return {
      ...template,
      ...payment,
      allocation_amount: money(ofAllocation.reduce((sum, each) => sum + Number(each['amount']), 0)),
      applicant: null,
      application: null,
    };
  });
  return [...payments, ...completed];
}

function newFund(examples: readonly JsonObject[], index: number, slugs: SlugMaker): JsonObject {
  const template = structuredClone(examples[index % examples.length] ?? {});
  const number = Math.floor(index / examples.length) + 2;
  const slug = slugs.make(`fund ${index}`);
  return {
    ...template,
    slug,
    name: numbered(template['name'], number),
    budget: 0,
    allocated: 0,
    available: 0,
  };
}

/** A variation of a payment: another amount, some days later. */
function newPayment(template: JsonObject, index: number, slugs: SlugMaker): JsonObject {
  const days = 1 + (index % 60);
  const externalId = template['external_id'];
  return {
    ...structuredClone(template),
    slug: slugs.make(`payment ${index}`),
    amount: money(250 + ((index * 7919) % 9000) + (index % 4) * 0.25),
    external_id: externalId === '' ? '' : String(externalId).replace(/\d+$/, String(1000 + index)),
    date_due: later(template['date_due'], days),
    date_paid: later(template['date_paid'], days),
    created: later(template['created'], days),
    updated: later(template['updated'], days),
  };
}

function firstReference(payments: readonly JsonObject[], name: string): JsonObject {
  const found = payments.map((payment) => payment[name]).find(isObject);
  if (!found) throw new Error(`No example of a payment has an ${name}.`);
  return found;
}

function slugOf(reference: Json | undefined): Json | undefined {
  return isObject(reference) ? reference['slug'] : undefined;
}
