/** Values that the source document allows or rules out, according to its tables. */
import { COMPLETE, REFUSED } from './records.ts';
import type { Json } from './lookup.ts';

const LOCALES = (
  'ar_AR bg_BG bn_IN ca_ES cs_CZ cy_GB da_DK de_DE en_GB en_US el_GR es_NN es_LA et_EE fa_NN fi_FI fr_FR fr_CA ' +
  'he_IL hi_IN hr_HR hu_HU hy_AM it_IT ja_JP ko_KR lt_LT ms_MY nl_NL nb_NO pl_PL pt_BR ro_RO ru_RU sk_SK sl_SI ' +
  'sq_AL sr_RS sv_SE sw_NN th_TH tr_TR uk_UA vi_VN zh_CN zh_HK'
).split(' ');
const category = (name: Json): Json => ({
  slug: 'AbcdEfgh',
  link: 'https://us.invalid/category/AbcdEfgh',
  name,
});
const seasonLink = 'https://us.invalid/season/AbcdEfgh';

interface Values {
  /** See `places.ts`. */
  readonly place: string;
  readonly accepts?: readonly Json[];
  readonly rejects?: readonly Json[];
}

export const VALUES: readonly Values[] = [
  {
    place: 'Slug',
    accepts: ['AbcdEfgh', 'abcdefgh', 'ABCDEFGH'],
    rejects: ['Abcdefg', 'AbcdefghI', 'Abcdefg1', 'Abcd-fgh', '', 'Àbcdefgh'],
  },
  {
    place: 'ZuluDateTime',
    accepts: ['2024-01-31T12:00:00Z'],
    rejects: [
      '2024-01-31',
      '2024-01-31T12:00:00',
      '2024-01-31T12:00:00+02:00',
      '31/01/2024',
      'Wed, 31 Jan 2024 12:00:00 GMT',
    ],
  },
  {
    place: 'TranslatedText',
    accepts: [{ en_GB: 'Name' }, { en_GB: 'Name', fr_FR: 'Nom' }],
    rejects: ['Name', ['Name'], { en_GB: 1 }, { en_GB: { text: 'Name' } }],
  },
  {
    place: 'ResourceReference',
    accepts: [{ slug: 'AbcdEfgh', link: seasonLink, other: 1 }],
    rejects: [{ link: seasonLink }, { slug: 'AbcdEfgh' }],
  },
  {
    place: 'TranslatedReference',
    rejects: [{ slug: 'AbcdEfgh', link: seasonLink, name: 'General fund' }],
  },
  {
    place: 'TabCategories',
    accepts: [[category('Arts')], [category({ en_GB: 'Arts' }), category({ en_GB: 'Sport' })], ['*']],
    rejects: ['*', ['all'], ['*', '*'], [category('Arts'), '*'], ['AbcdEfgh'], null],
  },
  {
    place: 'AllowedFileTypes',
    accepts: [[], { documents: ['pdf', 'docx'] }, { images: ['png'], archives: ['zip'] }],
    rejects: [['pdf'], 'pdf', null, { documents: 'pdf' }, { documents: [1] }],
  },
  { place: 'TabSettings.assessment_mode', accepts: [null, 'both'], rejects: ['none'] },
  { place: 'TabSettings.eligible_content_block', accepts: [null, 'AbcdEfgh'], rejects: ['Abc'] },
  { place: 'TabSettings.max_filesize', accepts: [null, 2.5] },
  { place: 'AllocationPayment.reference', accepts: [null, 'Invoice 7'], rejects: [''] },
  { place: 'AllocationPaymentStatus', accepts: ['Bezahlt', 'Failed permanently', 'failed_permanently'] },
  { place: 'AllocationPaymentOrderColumn', accepts: ['amount', 'anything'] },
  { place: 'SortDirection', accepts: ['asc', 'desc'], rejects: ['up', 'ASC'] },
  { place: 'ApplicationStage', accepts: ['under review', 'withdrawn'] },
  { place: 'WebhookEventKind', accepts: ['application_created', 'AllocationWasCreated', 'AnotherKind'] },
  {
    place: 'PaginationEnvelope.next_page_url',
    accepts: [null, '', 'https://us.invalid/allocation-payment?page=2&per_page=10'],
  },
  { place: 'PaginationEnvelope.first_page_url', accepts: ['/allocation-payment?page=1&per_page=10'] },
  { place: 'ErrorEnvelope.status_code', accepts: [400, 599], rejects: [399, 600, '404'] },
  {
    place: 'ValidationErrorEnvelope.errors',
    accepts: [{ reviewer: ['unknown'], score_set: { any: 1 }, other: 'text' }],
  },
  { place: 'ValidationErrorEnvelope', rejects: [{ message: 'Invalid', status_code: 422 }] },
  {
    place: 'ContributorUpdateRequest',
    rejects: [{}, { fields: { AbcdEfgh: 1 } }, { fields: { short: 'a' } }],
  },
  { place: 'RecusalRequest', accepts: [{ reviewer: 'AbcdEfgh' }], rejects: [{ score_set: 'AbcdEfgh' }] },
  { place: 'parameter Page', rejects: [0] },
  { place: 'parameter PerPage', accepts: [1, 100], rejects: [0, 101] },
  { place: 'parameter FieldListPerPage', accepts: [1, 101, 500], rejects: [0, 501] },
  {
    place: 'parameter XApiLanguage',
    accepts: [...LOCALES, 'all', LOCALES.join(','), `${LOCALES[0]},all`],
    rejects: ['xx_XX', 'en_GB,xx_XX', 'en-GB', 'en_GB;fr_FR', 'ALL', 'en', ''],
  },
  ...COMPLETE.map(([place, value]) => ({ place, accepts: [value] })),
  ...REFUSED.map(([place, value]) => ({ place, rejects: [value] })),
];
