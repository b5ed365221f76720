/**
 * Headings of the source document, in order. The document isn't in the repository, so every fact names its heading.
 */
export const headings = [
  'Grant-Management Service Interface, Version 2.3',
  'What the service does',
  'Resources and their fields',
  'Common request headers',
  'Common response headers',
  'Pagination envelope',
  'Tab',
  'Contributor',
  'Allocation payment',
  'Fund',
  'Webhook',
  'Recusal payload',
  'Gaps in resource knowledge',
  'States and transitions',
  'Allocation payment status',
  'Season status',
  'Application status',
  'Recusal effect',
  'Endpoints',
  'GET {base_url}/tab/{tab_slug}',
  'PUT {base_url}/contributor/{contributor_slug}',
  'PUT {base_url}/application/{application_slug}/recuse',
  'GET {base_url}/allocation-payment',
  'GET {base_url}/allocation-payment/{allocation_payment_slug}',
  'GET {base_url}/fund/{fund_slug}',
  'GET {base_url}/webhook/{webhook_slug}',
  'GET {base_url}/account',
  'Other operations',
  'Authentication',
  'Events',
  'Errors',
  'Limits',
  'Versioning',
] as const;

export type Heading = (typeof headings)[number];

/** Headings without text, or whose facts are all in the tables. */
export const inTables: readonly Heading[] = [
  'Resources and their fields',
  'Gaps in resource knowledge',
  'States and transitions',
  'Season status',
  'Application status',
  'Endpoints',
];
