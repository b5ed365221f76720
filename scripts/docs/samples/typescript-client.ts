import { callName } from '../../model/call-name.ts';
import { literal, single } from './literals.ts';
import type { SampleRequest } from './request.ts';

/** The sample of the client package: `client.funds.get('…')`. */
export function clientSample(request: SampleRequest): string {
  const { slugs, query, body, placed } = request;
  const { operation, path } = placed;
  const { resource: group, method } = callName(operation.operationId, operation.tags?.[0] ?? '', path);
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
