import type { Example, Header, JsonPrimitive, OpenApiDocument, Response } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { banner } from './banner.ts';
import type { ClientOperation } from './client-operations.ts';

interface Row {
  name: string;
  operations: string[];
  status: number;
  headers: Record<string, string>;
  json: unknown;
  xml: string;
}

/**
 * Writes `src/examples.ts` of the client: the examples of responses, from which its `testing` part answers.
 *
 * @param document the bundled document
 * @param operations of the client
 * @returns TypeScript source
 */
export function writeExamplesSource(
  document: OpenApiDocument,
  operations: readonly ClientOperation[],
): string {
  const rows = new Map<string, Row>();
  for (const operation of operations) {
    for (const [status, reference] of Object.entries(operation.placed.operation.responses)) {
      for (const row of rowsOf(
        document,
        operation.name,
        status,
        dereference<Response>(document, reference),
      )) {
        const key = JSON.stringify([row.name, row.status, row.headers, row.json]);
        const known = rows.get(key);
        if (known) known.operations.push(operation.name);
        else rows.set(key, row);
      }
    }
  }
  const names = [...new Set([...rows.values()].map(({ name }) => name))].toSorted();
  return `${banner}
/** Names of the examples. */
export type ExampleName =
${names.map((name) => `  | '${name}'`).join('\n')};

/** Operations: method and path, with \`{}\` for each slug. */
export const operationNames = ${JSON.stringify(operations.map(({ name }) => name))} as const;

/** An operation that the client has. */
export type OperationName = (typeof operationNames)[number];

/** An example of a response. */
export interface ResponseExample {
  readonly name: ExampleName;
  /** The operations that can answer so. */
  readonly operations: readonly string[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
  readonly xml: string;
}

/** The examples of responses, in the order of the description. */
export const examples: readonly ResponseExample[] = ${JSON.stringify([...rows.values()], null, 2)};
`;
}

function rowsOf(document: OpenApiDocument, operation: string, status: string, response: Response): Row[] {
  const named = (suffix: string): Record<string, Example> => {
    const media = Object.entries(response.content ?? {}).find(([type]) => type.endsWith(suffix))?.[1];
    return (media?.examples ?? {}) as Record<string, Example>;
  };
  const headers = Object.entries(response.headers ?? {}).flatMap(([name, reference]) => {
    const { example, required } = dereference<Header>(document, reference);
    return required === true && example !== undefined
      ? [[name, String(example as JsonPrimitive)] as const]
      : [];
  });
  const texts = named('+xml');
  return Object.entries(named('+json')).map(([name, { value }]) => ({
    name,
    operations: [operation],
    // A range stands for a status that is not shown; one of its numbers has to be sent.
    status: /^\d{3}$/.test(status) ? Number(status) : Number(status.charAt(0)) * 100,
    headers: Object.fromEntries(headers),
    json: value,
    xml: String(texts[name]?.value ?? ''),
  }));
}
