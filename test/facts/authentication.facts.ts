/** Facts of the section about authentication. */
import { ALL, WRITING } from './names.ts';
import { anywhere } from './places.ts';
import type { Place } from './places.ts';
import { fact, says } from './rows.ts';
import type { Fact } from './rows.ts';

const scheme: Place = { in: 'security-scheme' };
const condition = (id: string): Place => ({ in: 'condition', id });

/** Facts about the API key. */
export const authenticationFacts: readonly Fact[] = [
  says(
    'Authentication',
    'auth.header',
    'The key is sent in the request header x-api-key',
    scheme,
    'Private API key, required in the `x-api-key` header of every request.',
  ),
  fact('Authentication', 'auth.getAccount', 'Every request is authenticated, one that only reads included', {
    kind: 'secured',
    operationId: 'getAccount',
    header: 'x-api-key',
  }),
  says(
    'Authentication',
    'auth.private',
    'The API key is private',
    [scheme, anywhere],
    'Private API key, required in the `x-api-key` header of every request.',
  ),
  says('Authentication', 'auth.scopes', 'API keys carry scopes', [scheme, anywhere], 'Scopes of an API key'),
  fact('Authentication', 'auth.scopes.gap', 'Names and effect of the scopes are not shown', {
    kind: 'gap-at',
    id: 'GAP-018',
    places: [scheme],
  }),
  fact('Authentication', 'auth.missing', 'A missing x-api-key header gives 401', {
    kind: 'condition',
    id: 'missing-api-key',
    status: 401,
    operations: ALL,
  }),
  says(
    'Authentication',
    'auth.missing.when',
    'The 401 is about the missing header',
    condition('missing-api-key'),
    'Missing key',
  ),
  fact('Authentication', 'auth.unknown', 'An invalid or unknown key gives 403', {
    kind: 'condition',
    id: 'unknown-api-key',
    status: 403,
    operations: ALL,
  }),
  says(
    'Authentication',
    'auth.unknown.when',
    'Both an invalid and an unknown key are meant',
    condition('unknown-api-key'),
    'The API key is invalid or unknown.',
  ),
  fact('Authentication', 'auth.wrong-account', 'A key from the wrong account gives 403', {
    kind: 'condition',
    id: 'wrong-account-key',
    status: 403,
    operations: ALL,
  }),
  says(
    'Authentication',
    'auth.wrong-account.when',
    'The key is from the wrong account',
    condition('wrong-account-key'),
    'Key of another account',
  ),
  fact('Authentication', 'auth.read-only', 'A read-only key used for anything but GET gives 403', {
    kind: 'condition',
    id: 'read-only-key',
    status: 403,
    operations: WRITING,
  }),
  says(
    'Authentication',
    'auth.read-only.when',
    'The key is read-only and the request is not a GET',
    condition('read-only-key'),
    'A read-only API key is used for a request other than GET.',
  ),
  fact('Authentication', 'auth.suspended', 'A suspended account gives 403', {
    kind: 'condition',
    id: 'suspended-account',
    status: 403,
    operations: ALL,
  }),
  says(
    'Authentication',
    'auth.suspended.when',
    'The account is suspended',
    condition('suspended-account'),
    'Suspended account',
  ),
  fact('Authentication', 'auth.feature', 'An account without the api feature enabled gives 403', {
    kind: 'condition',
    id: 'api-feature-disabled',
    status: 403,
    operations: ALL,
  }),
  says(
    'Authentication',
    'auth.feature.when',
    'The api feature is not enabled',
    condition('api-feature-disabled'),
    'The `api` feature is not enabled for the account.',
  ),
  says(
    'Authentication',
    'auth.example',
    'A request is shown with both headers',
    anywhere,
    '- Every request needs an API key, in the `x-api-key` header.',
    '- Every request needs an `Accept` header: `application/vnd.service.v2.3+json` or `application/vnd.service.v2.3+xml`.',
  ),
  says(
    'Authentication',
    'auth.example.account',
    'The request shown reads the account',
    anywhere,
    '```http GET {base_url}/account x-api-key: <API_KEY> Accept: application/vnd.service.v2.3+json ```',
  ),
];
