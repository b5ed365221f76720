/** All changes between version 2.3 and version 2.4, as `kind level audience: place`. */
export const EXPECTED: readonly string[] = [
  'media-type-version-changed breaking receives: every response',
  'enum-values-added breaking receives: getTab > response 200 > application/vnd.service.v2.4+json > type',
  'property-removed breaking receives: listAllocationPayments > response 2XX > application/vnd.service.v2.4+json > data[] > comments',
  'property-added breaking sends: recuseReviewer > body > application/json > reason',
  'limit-narrowed breaking sends: listAllocationPayments > query per_page',

  'gap-narrowed safe receives: getFund > response 200',
  'property-added safe receives: getFund > response 200 > application/vnd.service.v2.4+json > closed',
  'gap-narrowed safe both: getRound',
  'operation-added safe both: listAllocations',

  'documentation-changed documentation both: schemas > Fund > properties > budget',
  'documentation-changed documentation both: info',
  'documentation-changed documentation both: release > 2.4 (breaking)',
  'documentation-changed documentation both: release > 2.4',
];

/** Breaking changes that the changelog of version 2.4 doesn't name. */
export const FORGOTTEN: readonly string[] = ['limit-narrowed: listAllocationPayments > query per_page'];
