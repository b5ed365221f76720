import type { Operation } from '../../model/operation.ts';
import { literal, single } from './literals.ts';
import type { SampleRequest } from './request.ts';

/** The sample of the client package: `client.funds.get('…')`. */
export function clientSample(request: SampleRequest): string {
  const { slugs, query, body, operation } = request;
  const { resource, method } = operation.call;
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
    `const result = await client.${resource}.${method}(${call});`,
    'console.log(JSON.stringify(result, null, 2));',
  ];
  return `${lines.join('\n')}\n`;
}

/** How the client package calls an operation, such as `client.funds.get`. */
export function clientCall({ call }: Operation): string {
  return `client.${call.resource}.${call.method}`;
}
