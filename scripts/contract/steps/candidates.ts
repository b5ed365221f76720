import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../model/json.ts';
import { recordsMember } from '../../model/list.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { UnnamedParameter } from '../../model/parameter.ts';
import type { Reply } from '../http/client.ts';
import type { Observations } from '../observations.ts';
import type { Asked } from './plan.ts';

/** Sends a request, for steps that compare several responses; undefined where there is no response. */
export type Send = (
  step: { readonly operation: Operation; readonly purpose: string },
  asked: Asked,
) => Promise<{ readonly reply: Reply } | undefined>;

/**
 * Tries names for parameters whose names are not shown. A name is accepted when the service takes notice of it: its
 * listed values give different results, or a value that is not listed is refused, while a name that nobody has given
 * changes nothing.
 *
 * @param candidates names by role, as the user gives them
 * @param observations takes what was seen
 * @param send sends a request
 * @param sent how many requests were sent so far
 */
export async function tryCandidates(
  model: Model,
  candidates: ReadonlyMap<string, readonly string[]>,
  observations: Observations,
  send: Send,
  sent: () => number,
): Promise<void> {
  for (const operation of model.operations.filter(({ method }) => method === 'get'))
    for (const parameter of operation.unnamedParameters)
      for (const name of candidates.get(parameter.role) ?? []) {
        const before = sent();
        const seen = await tryName(model, operation, parameter, name, send);
        const requests = sent() - before;
        observations.candidates.push({ operation, role: parameter.role, name, ...seen, requests });
      }
}

async function tryName(
  model: Model,
  operation: Operation,
  parameter: UnnamedParameter,
  name: string,
  send: Send,
): Promise<{ accepted: boolean; why: string; count: number; standard?: string }> {
  const { role } = parameter;
  const ask = async (query: Record<string, string>, purpose: string): Promise<Result | undefined> => {
    const asked: Asked = { slugs: [], query, accept: model.mediaTypes.json };
    const sent = await send({ operation, purpose: `${role}: ${purpose}` }, asked);
    return sent && resultOf(sent.reply.status, sent.reply.text);
  };
  const stranger = 'contract-check';
  const plain = await ask({}, 'the list as it is');
  const control = await ask({ [stranger]: stranger }, 'a parameter that nobody has');
  if (!plain || !control)
    return { accepted: false, why: 'there was no response to the list as it is', count: 0 };
  if (plain.status >= 300)
    return { accepted: false, why: `the list as it is gives ${plain.status}`, count: 0 };
  if (!isDeepStrictEqual(plain, control))
    return { accepted: false, why: 'the list changes by itself, so that nothing can be told', count: 0 };
  const refused = await ask({ [name]: stranger }, `\`${name}\` with a value that is not listed`);
  const results: Result[] = [];
  const like: string[] = [];
  for (const { value } of parameter.schema.values?.values ?? []) {
    const result = await ask({ [name]: String(value) }, `\`${name}\` with a listed value`);
    if (result) results.push(result);
    if (isDeepStrictEqual(result, plain)) like.push(String(value));
  }
  const count = results.length;
  const listed = results.every(({ status }) => status < 300);
  if (!listed) return { accepted: false, why: 'its listed values are refused', count };
  // One value alone gives the list as it is without the parameter: that of its default.
  const [only, ...others] = like;
  const standard = only !== undefined && others.length === 0 ? { standard: only } : {};
  const different = new Set(results.map((result) => JSON.stringify(result))).size;
  if (refused && refused.status >= 400) {
    const why = `its listed values are taken, and another gives ${refused.status}`;
    return { accepted: true, why, count, ...standard };
  }
  return different > 1
    ? {
        ...standard,
        accepted: true,
        why: `its ${count} listed values give ${different} different lists`,
        count,
      }
    : { accepted: false, why: 'it changes nothing', count };
}

/** What of a list can be compared. */
interface Result {
  readonly status: number;
  readonly records: readonly string[];
  readonly rest: unknown;
}

function resultOf(status: number, text: string): Result {
  try {
    const body: unknown = JSON.parse(text);
    if (!isObject(body)) return { status, records: [], rest: undefined };
    const { [recordsMember]: data, ...others } = body;
    const records = Array.isArray(data) ? data.map((record) => JSON.stringify(record)) : [];
    // Addresses of pages repeat the query.
    const rest = Object.fromEntries(Object.entries(others).filter(([, value]) => typeof value !== 'string'));
    return { status, records, rest };
  } catch {
    return { status, records: [], rest: undefined };
  }
}
