import { isObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import type { Outcome } from './check.ts';
import { factsOf } from './facts.ts';
import { Pace } from './http/pace.ts';
import { Redactor } from './http/redactor.ts';
import { Judge } from './judge/judge.ts';
import { shapeOfText } from './judge/shape.ts';
import { Ledger, type Recorded } from './ledger.ts';
import { Observations } from './observations.ts';
import { refusedBy } from './reach.ts';
import { Recogniser } from './recognise.ts';

/** A request of recorded traffic, with its response. */
interface Entry {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly status: number;
  readonly received: Headers;
  readonly text: string;
}

/** What came of recorded traffic. */
export interface HarOutcome {
  readonly outcome: Outcome;
  /** Entries that belong to no operation. */
  readonly foreign: number;
}

/**
 * Judges recorded traffic, for those who may not send anything. Nothing is expected of a response but that it is one of
 * those that are documented.
 *
 * @param model the interface
 * @param text a HAR file
 * @param baseUrl base address of the service; any when undefined
 * @throws SyntaxError when it is not a HAR file
 */
export function judgeHar(model: Model, text: string, baseUrl: string | undefined): HarOutcome {
  const began = performance.now();
  const entries = entriesOf(text);
  const key = model.key.header;
  // Every key of the recording is a secret, wherever it stands.
  const keys = entries.flatMap(({ headers }) => headers.get(key) ?? []);
  const redactor = new Redactor(keys.filter((each) => each.length >= 6));
  const ledger = new Ledger(factsOf(model));
  const observations = new Observations(new Set(model.languages?.locales));
  const judge = new Judge(model, ledger, observations);
  const recogniser = new Recogniser(model);
  // It sends nothing here, and reads the limit that responses announce.
  const pace = new Pace(model, { share: 1, unannounced: 1 });
  const requests: Recorded[] = [];
  let foreign = 0;
  for (const entry of entries) {
    const operation = operationOf(model, entry, baseUrl);
    if (!operation || entry.status === 0) {
      foreign++;
      continue;
    }
    const recorded = recordOf(model, operation, entry, requests.length + 1, redactor);
    requests.push(recorded);
    const reply = {
      kind: 'reply',
      status: entry.status,
      headers: entry.received,
      text: entry.text,
      milliseconds: 0,
    } as const;
    const { body } = judge.judge({
      operation,
      expects: { kind: 'anything' },
      mediaType: documentedType(operation, entry.headers.get('accept')),
      languages: languagesOf(model, entry.headers),
      query: queryOf(operation, entry.url),
      reply,
      recorded,
    });
    recogniser.look(operation, reply, body);
    pace.learn(entry.received, entry.status);
  }
  const outcome: Outcome = {
    facts: ledger.facts,
    findings: ledger.findings,
    observations,
    requests,
    imitation: recogniser.found,
    ended: undefined,
    unchecked: refusedBy(
      requests.map(({ status }) => status ?? 0),
      'recorded request',
    ),
    recorded: true,
    milliseconds: Math.round(performance.now() - began),
    limit: pace.limit,
    redactor,
  };
  return { outcome, foreign };
}

function entriesOf(text: string): Entry[] {
  const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const log = isObject(parsed) ? parsed['log'] : undefined;
  const list = isObject(log) ? log['entries'] : undefined;
  if (!Array.isArray(list)) throw new SyntaxError('it has no list `log.entries`');
  return list.flatMap((entry) => {
    const request = isObject(entry) ? entry['request'] : undefined;
    const response = isObject(entry) ? entry['response'] : undefined;
    if (!isObject(request) || !isObject(response)) return [];
    const { url, method } = request;
    if (typeof url !== 'string' || typeof method !== 'string' || !URL.canParse(url)) return [];
    const content = isObject(response['content']) ? response['content'] : {};
    const sent = isObject(request['postData']) ? request['postData']['text'] : undefined;
    const body = typeof content['text'] === 'string' ? content['text'] : '';
    const received = headersOf(response['headers']);
    const type = content['mimeType'];
    if (!received.has('content-type') && typeof type === 'string' && type !== '')
      received.set('content-type', type);
    return [
      {
        method: method.toUpperCase(),
        url: new URL(url),
        headers: headersOf(request['headers']),
        body: typeof sent === 'string' ? sent : undefined,
        status: typeof response['status'] === 'number' ? response['status'] : 0,
        received,
        text: content['encoding'] === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : body,
      },
    ];
  });
}

/** Headers of a list of names and values; those that are none are left out. */
function headersOf(list: unknown): Headers {
  const headers = new Headers();
  for (const each of Array.isArray(list) ? list : []) {
    if (!isObject(each) || typeof each['name'] !== 'string' || typeof each['value'] !== 'string') continue;
    try {
      headers.append(each['name'], each['value']);
    } catch {
      // HTTP/2 has names such as `:path`.
    }
  }
  return headers;
}

function operationOf(
  model: Model,
  { method, url }: Entry,
  baseUrl: string | undefined,
): Operation | undefined {
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  if (base && url.origin !== base.origin) return undefined;
  const prefix = base?.pathname.replace(/\/$/, '');
  const fitting = model.operations.filter((operation) => {
    if (operation.method.toUpperCase() !== method) return false;
    const pattern = operation.path
      .split(/(\{[^}]+\})/)
      .map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)))
      .join('');
    const whole =
      prefix === undefined ? `(?:/[^/]+)*?${pattern}/?` : `${prefix.replaceAll('.', '\\.')}${pattern}/?`;
    return new RegExp(`^${whole}$`).test(url.pathname);
  });
  // The longest path says most: `/a/{slug}/b` before `/b`.
  return fitting.toSorted((a, b) => b.path.length - a.path.length)[0];
}

function documentedType(operation: Operation, accept: string | null): string | undefined {
  const names = new Set(operation.responses.flatMap(({ content }) => content.map(({ name }) => name)));
  const asked = (accept ?? '').split(',').map((each) => each.split(';', 1)[0]?.trim() ?? '');
  return asked.find((each) => names.has(each));
}

function languagesOf(model: Model, headers: Headers) {
  const { languages } = model;
  const asked = languages && headers.get(languages.header);
  if (asked === null || asked === undefined) return 'none' as const;
  const codes = asked.split(',').map((code) => code.trim());
  if (codes.some((code) => languages?.every.includes(code))) return 'all' as const;
  return codes.length === 1 && codes[0] !== undefined ? { code: codes[0] } : undefined;
}

function queryOf({ queryParameters }: Operation, url: URL): Record<string, unknown> {
  return Object.fromEntries(
    queryParameters.flatMap(({ name, schema }) => {
      const text = url.searchParams.get(name);
      if (text === null) return schema.default === undefined ? [] : [[name, schema.default]];
      return [[name, schema.meant.types.includes('integer') ? Number(text) : text]];
    }),
  );
}

function recordOf(
  model: Model,
  { id }: Operation,
  { method, url, headers, body, status, received }: Entry,
  number: number,
  redactor: Redactor,
): Recorded {
  const kept = ['accept', 'content-type', ...(model.languages ? [model.languages.header] : [])];
  const pick = (from: Headers, names: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = from.get(name);
        return value === null ? [] : [[name, redactor.text(value.slice(0, 200))]];
      }),
    );
  return {
    number,
    operation: id,
    method,
    url: redactor.text(url.href),
    headers: pick(headers, kept),
    body: body === undefined ? undefined : JSON.stringify(redactor.deep(shapeOfText(body))),
    status,
    received: pick(received, ['content-type', ...model.headers.keys()]),
    purpose: 'recorded traffic',
  };
}
