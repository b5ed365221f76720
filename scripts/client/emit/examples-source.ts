import type { Response } from '../../model/body.ts';
import type { ClientOperation } from './client-operations.ts';
import { banner } from './comments.ts';

interface Row {
  name: string;
  operations: string[];
  status: number;
  headers: Record<string, string>;
  json?: unknown;
  xml: string;
  /** Text of a file, with its media type. */
  file?: { type: string; text: string };
}

/** Writes `src/examples.ts`, with the response examples that the client's `testing` entry point returns. */
export function writeExamplesSource(operations: readonly ClientOperation[]): string {
  const rows = new Map<string, Row>();
  for (const { name, operation } of operations) {
    for (const row of operation.responses.flatMap((response) => rowsOf(name, response))) {
      const key = JSON.stringify([row.name, row.status, row.headers, row.json]);
      const existing = rows.get(key);
      if (existing) existing.operations.push(name);
      else rows.set(key, row);
    }
  }
  const names = [...new Set([...rows.values()].map(({ name }) => name))].toSorted();
  return `${banner}
/** Names of the examples. */
export type ExampleName =
${names.map((name) => `  | '${name}'`).join('\n')};

/** Operations: method and path, with \`{}\` for each slug. */
export const operationNames = ${JSON.stringify(operations.map(({ name }) => name))} as const;

/** An operation of the client. */
export type OperationName = (typeof operationNames)[number];

/** A documented response. */
export interface ResponseExample {
  readonly name: ExampleName;
  /** The operations that can return it. */
  readonly operations: readonly string[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Missing if the response has no body or is a file. */
  readonly json?: unknown;
  readonly xml: string;
  readonly file?: { readonly type: string; readonly text: string };
}

/** The documented responses, in order. */
export const examples: readonly ResponseExample[] = ${JSON.stringify([...rows.values()], null, 2)};
`;
}

function rowsOf(operation: string, response: Response): Row[] {
  const { status, headers } = response;
  const sent = headers.flatMap(({ name, required, examples: [example] }) =>
    required && example !== undefined ? [[name, String(example)] as const] : [],
  );
  const texts = new Map(response.as('xml')?.examples.map(({ name, value }) => [name, String(value)]));
  const shown = (response.as('json')?.examples ?? []).map(({ name, value }) => ({
    name,
    json: value as unknown,
  }));
  // A response without a body has no example.
  const bare = response.successful && response.result === 'none' ? [{ name: 'no-content' }] : [];
  return [...shown, ...filesOf(response), ...bare].map(({ name, ...content }) => ({
    name,
    operations: [operation],
    // For a range, whose exact status is unknown, use the first status.
    status: /^\d{3}$/.test(status) ? Number(status) : Number(status.charAt(0)) * 100,
    headers: Object.fromEntries(sent),
    ...content,
    xml: texts.get(name) ?? '',
  }));
}

/** Returns the examples of a file, or an empty file if it has none. */
function filesOf({ successful, file }: Response): Pick<Row, 'name' | 'file'>[] {
  if (!successful || !file) return [];
  const { name: type, examples } = file;
  const shown = examples.length > 0 ? examples : [{ name: 'file', value: '' }];
  return shown.map(({ name, value }) => ({ name, file: { type, text: String(value) } }));
}
