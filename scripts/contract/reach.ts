import { counted } from '../cli/counted.ts';
import type { Reply } from './http/client.ts';
import type { Step } from './steps/plan.ts';

/** Statuses by which a service refuses a key. */
const refusals: ReadonlySet<number> = new Set([401, 403]);

/** Tells whether the requests of a check arrive where the interface is, and whether the key is accepted there. */
export class Reach {
  /** Operations whose requests say whether the address is right. */
  readonly #landmarks: ReadonlySet<string>;
  readonly #lost = new Set<string>();
  readonly #statuses: number[] = [];
  #misses = 0;
  #arrived = false;

  /** @param steps what is going to be sent */
  constructor(steps: readonly Step[]) {
    const reads = steps
      .filter(({ operation, expects }) => operation.method === 'get' && expects.kind === 'success')
      .map(({ operation }) => operation);
    // A record may be missing; what has no record in its path is there, or the address is wrong.
    const fixed = reads.filter(({ pathParameters }) => pathParameters.length === 0);
    this.#landmarks = new Set((fixed.length > 0 ? fixed : reads).map(({ id }) => id));
  }

  /** Looks at the response to a request that is in order and was sent with the key. */
  look({ operation }: Step, reply: Reply): void {
    this.#statuses.push(reply.status);
    const isMissing = reply.status === 404 && operation.pathParameters.length === 0;
    if (isMissing || isHtml(reply)) {
      this.#misses++;
      this.#lost.add(operation.id);
    } else if (reply.status !== 404) this.#arrived = true;
  }

  /** Why the address seems to be wrong; undefined as long as it does not. */
  get astray(): string | undefined {
    if (this.#arrived || this.#misses < 2 || ![...this.#landmarks].every((id) => this.#lost.has(id)))
      return undefined;
    return (
      `the first ${counted(this.#misses, 'request')} that are in order got 404 or a page of HTML, and none succeeded; ` +
      'the base address may lack its path, or be that of something else'
    );
  }

  /** Why the service could not be checked: it accepted the key with no request. */
  get refused(): string | undefined {
    if (this.#statuses.length === 0 || !this.#statuses.every((status) => refusals.has(status)))
      return undefined;
    const statuses = [...new Set(this.#statuses)].toSorted().join(' or ');
    return `no request with the key was accepted, each got ${statuses}`;
  }
}

function isHtml({ headers, text }: Reply): boolean {
  return /\bhtml\b/i.test(headers.get('content-type') ?? '') || /^\s*<(?:!doctype html|html)/i.test(text);
}
