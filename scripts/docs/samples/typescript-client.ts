import { literal, single } from './literals.ts';
import { nameOperation } from './operation-names.ts';
import type { SampleRequest } from './request.ts';

/**
 * The sample of the client package.
 *
 * Which face of the client it shows is chosen here and nowhere else.
 */
export const clientSample: (request: SampleRequest) => string = fetchFace;

/** `client.GET('/fund/{fund_slug}', …)`. */
export function fetchFace(request: SampleRequest): string {
  const { method, template, slugs, query, body } = request;
  const parameters = {
    ...(slugs.length > 0 && { path: Object.fromEntries(slugs.map(({ name, value }) => [name, value])) }),
    ...(query.length > 0 && { query: Object.fromEntries(query.map(({ name, value }) => [name, value])) }),
  };
  const init = {
    ...(Object.keys(parameters).length > 0 && { params: parameters }),
    ...(body && { body: body.value }),
  };
  const argument = Object.keys(init).length > 0 ? `, ${literal('typescript', init)}` : '';
  const lines = [
    "import { createGrantManagementClient } from '@grant-management/client';",
    '',
    'const client = createGrantManagementClient({',
    "  baseUrl: process.env['GRANT_MANAGEMENT_URL'] ?? '',",
    "  apiKey: process.env['GRANT_MANAGEMENT_KEY'] ?? '',",
    '});',
    `const { data, error, response } = await client.${method}(${single(template)}${argument});`,
    'if (error) throw new Error(`HTTP ${response.status}: ${JSON.stringify(error)}`);',
    'console.log(JSON.stringify(data, null, 2));',
  ];
  return `${lines.join('\n')}\n`;
}

/** `client.funds.get('…')`. */
export function mainFace(request: SampleRequest): string {
  const { slugs, query, body, placed } = request;
  const { group, method } = nameOperation(placed);
  const call = [
    ...slugs.map(({ value }) => single(value)),
    ...(query.length > 0
      ? [literal('typescript', Object.fromEntries(query.map(({ name, value }) => [name, value])))]
      : []),
    ...(body ? [literal('typescript', body.value)] : []),
  ].join(', ');
  const lines = [
    "import { GrantManagement } from '@grant-management/client';",
    '',
    'const client = new GrantManagement({',
    "  baseUrl: process.env['GRANT_MANAGEMENT_URL'] ?? '',",
    "  apiKey: process.env['GRANT_MANAGEMENT_KEY'] ?? '',",
    '});',
    `const answer = await client.${group}.${method}(${call});`,
    'console.log(JSON.stringify(answer, null, 2));',
  ];
  return `${lines.join('\n')}\n`;
}
