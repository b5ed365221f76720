import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from '../../scripts/build.ts';
import { Model } from '../../scripts/model/model.ts';
import { parseBundle } from '../../scripts/model/notes.ts';
import type { Operation } from '../../scripts/model/operation.ts';
import { BuildError, formatProblems } from '../../scripts/source/problems.ts';
import type { SpecCopy } from './spec-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The parts of a running mock that these tests use. */
interface RunningMock {
  readonly url: string;
  close(): Promise<void>;
}

/** The build output of an edited spec, accessed as its users access it. */
export class Built {
  readonly out: string;
  readonly model: Model;
  #mock: RunningMock | undefined;

  constructor(out: string) {
    this.out = out;
    this.model = Model.of(parseBundle(readFileSync(join(out, 'openapi.json'), 'utf8')));
  }

  text(file: string): string {
    return readFileSync(join(this.out, file), 'utf8');
  }

  /** A page's text without HTML tags. */
  page(path: string, form: 'html' | 'md'): string {
    const text = this.text(`docs/${path}.${form}`);
    return form === 'md'
      ? text
      : text
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll('&#39;', "'")
          .replaceAll('&amp;', '&');
  }

  /** The client package's exported type declarations. */
  clientTypes(): string {
    return this.text(`client/${this.#manifest('client').exports['.'].import.types}`);
  }

  operation(id: string): Operation {
    const match = this.model.operations.find((operation) => operation.id === id);
    if (!match) throw new Error(`The bundle has no operation ${id}.`);
    return match;
  }

  /** Creates a client for a base URL. */
  async client(baseUrl: string): Promise<Record<string, Record<string, unknown>>> {
    const entry = this.#manifest('client').exports['.'].import.default;
    const { GrantManagement } = await import(pathToFileURL(join(this.out, 'client', entry)).href);
    return new GrantManagement({ baseUrl, apiKey: 'mock-key' });
  }

  /** Starts the built mock on first use. */
  async mock(): Promise<RunningMock> {
    if (this.#mock) return this.#mock;
    const main = this.#manifest('mock').exports['.'];
    const entry = main.import?.default ?? main.import ?? main.default;
    const { startMock } = await import(pathToFileURL(join(this.out, 'mock', entry)).href);
    return (this.#mock = await startMock());
  }

  /** Sends an operation's sample request to the mock. */
  async request(
    operation: Operation,
    more: { headers?: Record<string, string>; query?: string; body?: string | FormData } = {},
  ): Promise<Response> {
    const { url } = await this.mock();
    const shown = operation.body?.as('json') ?? operation.body?.content[0];
    const value = shown?.examples[0]?.value ?? {};
    const body = more.body ?? (shown?.format === 'other' ? formOf(value) : JSON.stringify(value));
    const query = more.query === undefined ? '' : `?${more.query}`;
    return fetch(url + this.model.samples.path(operation) + query, {
      method: operation.method.toUpperCase(),
      headers: {
        accept: operation.mediaTypes[0] ?? this.model.mediaTypes.json,
        [this.model.key.header]: 'mock-key',
        ...(operation.body && typeof body === 'string' && { 'content-type': 'application/json' }),
        ...more.headers,
      },
      ...(operation.body && { body }),
      redirect: 'manual',
    });
  }

  async dispose(): Promise<void> {
    await this.#mock?.close();
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- the manifest isn't validated
  #manifest(name: string): any {
    return JSON.parse(this.text(`${name}/package.json`));
  }
}

/**
 * Builds a spec as `npm run build` does.
 *
 * @throws Error that lists the problems if lint or a build stage fails
 */
export async function buildCopy(spec: Pick<SpecCopy, 'folder' | 'out'>): Promise<Built> {
  try {
    await build({ root, spec: join(spec.folder, 'openapi.yaml'), out: spec.out });
  } catch (error) {
    if (error instanceof BuildError)
      throw new Error(`lint:\n${formatProblems(error.problems, spec.folder)}`, { cause: error });
    throw error;
  }
  return new Built(spec.out);
}

/** Creates a form from an example, with strings in place of files. */
function formOf(value: unknown): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(Object(value) as object)) form.set(name, String(field));
  return form;
}
