import { literal, single } from './literals.ts';
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
  const { slugs, query, body } = request;
  const { resource, method } = clientMethod(request.operationId, request.tag);
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
    `const answer = await client.${resource}.${method}(${call});`,
    'console.log(JSON.stringify(answer, null, 2));',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * The method of the client that calls an operation: the resource is the tag in camel case, the method the verb that the
 * operationId starts with.
 */
export function clientMethod(operationId: string, tag: string): { resource: string; method: string } {
  const [first = '', ...others] = tag.split(/\s+/);
  const resource = [
    first.toLowerCase(),
    ...others.map((word) => word.replace(/^./, (c) => c.toUpperCase())),
  ].join('');
  return { resource, method: /^[a-z]+/.exec(operationId)?.[0] ?? operationId };
}
