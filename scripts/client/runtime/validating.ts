import { GrantManagementError } from './error.ts';
import { runHook } from './hook.ts';
import { brokenWhileRead, codeOf, networkFailure } from './network-failures.ts';
import { globalFetch } from './observing.ts';
import { aFunction, checkRequired, type Rule } from './option-rules.ts';
import type { FetchContext, FetchFunction } from './options.ts';
import { makeResponse } from './responses.ts';
import { afterwards } from './retry-policy.ts';

/**
 * Takes the differences between responses and the description of the interface. What it throws ends the call with a
 * HookError whose `cause` it is; nothing is sent again.
 */
export type Report = (difference: {
  readonly operation: string;
  readonly status: number;
  readonly detail: string;
}) => unknown;

const aMode: Rule = {
  expected: "'throw', 'off', or a function that takes differences; a fetch is the second argument",
  fits: (value) =>
    value === 'throw' ||
    value === 'off' ||
    (typeof value === 'function' && value !== globalThis.fetch && !('log' in value)),
};

/**
 * Makes a `fetch` that compares each JSON response with the description of the interface. The validator was compiled
 * when this package was built, and is loaded before the first request.
 *
 * @param mode a function takes differences; `throw` makes each of a success an InvalidResponseError, and leaves errors and
 *   their retries as they are; `off` compares nothing
 * @param fetch the `fetch` to call; default the global one
 * @throws InvalidArgumentError when one of them cannot be used
 */
export function validating(
  mode: 'off' | 'throw' | Report,
  fetch: FetchFunction = globalFetch,
): FetchFunction {
  checkRequired('mode', mode, aMode);
  checkRequired('fetch', fetch, aFunction);
  if (mode === 'off') return fetch;
  const validated: FetchFunction = async (url, init, context) => {
    // Before anything is sent: a test runner that cannot load it fails here, and not when a PUT has had its effect.
    const { check } = await import('#generated/client/src/validator.ts');
    const response = await fetch(url, init, context);
    const { status, headers } = response;
    if (!/json/.test(headers.get('content-type') ?? '')) return response;
    const text = await textOf(response, context);
    const detail = check(context.operation, status, parsed(text));
    if (detail !== undefined) await report(mode, context, response, detail);
    return makeResponse(text, response);
  };
  return Object.assign(validated, { log: fetch.log });
}

async function report(
  mode: 'throw' | Report,
  context: FetchContext,
  { ok, status }: Response,
  detail: string,
): Promise<void> {
  const { operation } = context;
  if (mode !== 'throw') return runHook('validating', context, () => mode({ operation, status, detail }));
  if (!ok) return;
  const message = `the answer differs from the description: ${detail}. Report the difference, or let validating take it in a function. ${afterwards(operation, 'Then try again.')}`;
  throw new GrantManagementError(operation, { message }, 'InvalidResponse');
}

/** The body. When the connection breaks now, nothing is sent again, because a response has come. */
async function textOf(response: Response, { operation, attempt }: FetchContext): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (networkFailure(error) === undefined) throw error;
    throw brokenWhileRead(operation, attempt, codeOf(error));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the client says what is wrong with it
  }
}
