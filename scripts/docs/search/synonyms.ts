import MiniSearch from 'minisearch';
import { languageNames } from '../pages/locale-names.ts';
import { processTerm } from './terms.ts';

/**
 * Words of readers, and what these pages call the same: one word, a name of several, or more than one of them behind
 * commas. A test holds the latter to what can be found.
 */
const groups: readonly (readonly [readers: string, pages: string])[] = [
  // People and organisations.
  ['assessor evaluator judge juror jury panelist', 'reviewer, assignment'],
  ['awardee beneficiary grantee recipient', 'applicant, allocation'],
  ['collaborator coapplicant nominee partner teammate', 'contributor'],
  ['company organisation organization org tenant', 'account'],
  ['member people person profile', 'user'],
  ['recommendation recommender', 'referee'],
  // Programs, forms and reviews.
  ['cycle edition intake cohort', 'season, round'],
  ['questionnaire survey template', 'form'],
  ['answer question', 'field'],
  ['section step', 'tab'],
  ['branch division', 'chapter'],
  ['discipline stream theme topic', 'category'],
  ['criteria criterion grading rubric scorecard scoring', 'score set'],
  ['ranking standings', 'leaderboard'],
  ['coi conflict', 'recusal, recuse'],
  ['checklist reminder todo', 'action task'],
  ['monitoring reporting', 'report'],
  ['proposal submission', 'application'],
  // Money.
  ['award', 'allocation'],
  [
    'disburse disbursement instalment installment invoice payout remittance tranche transaction transfer',
    'payment',
  ],
  ['accounting bookkeeping erp finance ledger quickbooks sap spreadsheet xero', 'payments'],
  ['bank', 'payment_method'],
  ['balance budget leftover', 'available'],
  ['pool pot', 'fund'],
  ['duty gst vat', 'tax'],
  // Files.
  ['image media photo picture', 'attachment, file'],
  ['extension filetype mime', 'allowed_file_types'],
  ['upload', 'attachment, file'],
  ['pdf', 'document'],
  // Keys and addresses.
  ['auth bearer credential jwt login oauth password secret token', 'key, authentication'],
  ['permission role', 'scopes'],
  ['baseurl domain endpoint host hostname url', 'address'],
  ['america asia australia europe datacenter', 'region'],
  // Requests and responses.
  ['guid identifier uuid', 'slug'],
  ['many most', 'maximum, limit'],
  ['alter change edit modify overwrite', 'update'],
  ['add insert register', 'create'],
  ['cancel destroy erase remove', 'delete'],
  ['cursor iterate iteration loop offset paginate paging', 'pagination, page'],
  ['size', 'per_page, records'],
  ['filter trash trashed', 'deletion-mode'],
  ['sorting', 'sort, order-column'],
  ['cache caching conditional', 'ETag'],
  ['burst quota throttle throttling throttled', 'rate limit'],
  ['backoff', 'Retry-After, retry'],
  ['downtime outage unavailable', 'maintenance'],
  ['idempotent duplicate twice', 'idempotency, repeat'],
  ['async background', 'asynchronous'],
  ['batch mass', 'bulk'],
  ['timezone', 'zulu, utc'],
  [
    'i18n internationalization locale localisation localization multilingual translation',
    'language, translated',
  ],
  [languageNames.join(' '), 'language, locale'],
  ['undocumented', 'unknown, gap'],
  // Webhooks.
  ['callback hook listener notify push subscribe', 'webhook'],
  ['hmac sha256', 'signature, signing'],
  // Tools.
  ['javascript js library nodejs npm package pnpm sdk yarn', 'client'],
  ['csv', 'payment, client'],
  ['docker fake pipeline sandbox staging stub test', 'mock'],
  ['bruno insomnia postman swagger', 'openapi, download'],
  ['agent ai chatgpt llm', 'llms'],
  ['deprecated release upgrade', 'changelog, migration'],
];

/** Every word that stands for one of a reader. */
export const standIns: readonly string[] = [...new Set(groups.flatMap(([, pages]) => pages.split(/,? /)))];

const index = new MiniSearch<{ id: number; readers: string }>({
  fields: ['readers'],
  processTerm,
  searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
});
index.addAll(groups.map(([readers], id) => ({ id, readers })));

/**
 * What these pages call the same as a word of a reader: words, and names of several words.
 *
 * @param word the word as it was typed
 * @param slips how many of its letters may be wrong
 */
export function synonymsOf(word: string, slips = 0): string[] {
  const term = processTerm(word);
  if (term === null) return [];
  const found = index.search(term);
  // A misspelt word stands for the one that is nearest to it.
  const best = found.length > 0 || slips === 0 ? found : index.search(term, { fuzzy: slips }).slice(0, 1);
  return best.flatMap(({ id }) => groups[Number(id)]?.[1].split(', ') ?? []);
}
