import type { Operation } from '../../model/operation.ts';
import { literal, single, typescriptKey } from './literals.ts';
import { download, type SampleRequest } from './request.ts';

/** Writes a sample for the client package: `client.funds.get('…')`. */
export function clientSample(request: SampleRequest): string {
  const { slugs, query, body, form, operation, readsBytes, headers } = request;
  const { resource, method } = operation.call;
  const call = [
    ...slugs.map(({ value }) => single(value)),
    ...(query.length > 0
      ? [literal('typescript', Object.fromEntries(query.map(({ name, value }) => [name, value])))]
      : []),
    ...(body ? [literal('typescript', body.value)] : []),
    ...(form
      ? [`{\n${form.map((field) => `  ${typescriptKey(field.name)}: ${fieldValue(field)},\n`).join('')}}`]
      : []),
  ].join(', ');
  const files = [
    ...(form?.some(({ isFile }) => isFile) ? ['readFile'] : []),
    ...(readsBytes ? ['writeFile'] : []),
  ];
  const lines = [
    ...(files.length > 0 ? [`import { ${files.join(', ')} } from 'node:fs/promises';`] : []),
    "import { GrantManagement } from '@grant-management/client';",
    '',
    'const client = new GrantManagement({',
    "  baseUrl: process.env['GRANT_MANAGEMENT_URL'] ?? '',",
    "  apiKey: process.env['GRANT_MANAGEMENT_KEY'] ?? '',",
    '});',
    headers.length > 0
      ? `const { meta } = await client.${resource}.${method}(${call}).withMeta();`
      : `const result = await client.${resource}.${method}(${call});`,
    ...headers.map((name) => `console.log(meta.header(${single(name)}));`),
    ...(headers.length > 0
      ? []
      : [
          readsBytes
            ? `await writeFile('${download}', Buffer.from(await result.arrayBuffer()));`
            : operation.success?.file
              ? 'console.log(result);'
              : 'console.log(JSON.stringify(result, null, 2));',
        ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes a form field's value as an expression. */
export function fieldValue({ value, isFile }: { value: string; isFile: boolean }): string {
  return isFile ? `new Blob([await readFile(${single(value)})])` : single(value);
}

/** Returns the client method of an operation, such as `client.funds.get`. */
export function clientCall({ call }: Operation): string {
  return `client.${call.resource}.${call.method}`;
}
