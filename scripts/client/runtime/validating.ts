import { check } from '#generated/client/src/validator.ts';
import { ConnectionError, DecodeError, GrantManagementError } from './errors/errors.ts';
import type { FetchFunction } from './request/options.ts';
import { asResponse, headerOf, makeResponse } from './response/response.ts';
import { codeOf, globalFetch } from './transport/network.ts';
import { advice } from './transport/retry.ts';

/** Receives differences. If it throws, the call fails with an error of kind `Hook`. */
export type Report = (difference: {
  readonly operation: string;
  readonly status: number;
  readonly detail: string;
}) => unknown;

/**
 * Creates a `fetch` that compares each JSON response with the interface description.
 *
 * @param report receives differences; `'throw'` throws a DecodeError for a difference in a success
 * @param fetch the `fetch` to use; default: the global one
 */
export function validating(report: 'throw' | Report, fetch: FetchFunction = globalFetch): FetchFunction {
  return async (url, init, context) => {
    const { operation } = context;
    const response = asResponse(await fetch(url, init, context));
    const { ok, status } = response;
    if (!/json/i.test(headerOf(response, 'content-type') ?? '')) return response;
    const text = await textOf(response, operation);
    const detail = check(operation, status, parsed(text));
    if (detail !== undefined && report === 'throw' && ok) {
      const message = `the response differs from the description: ${detail}. ${advice(operation, 'Report the difference.')}`;
      throw new DecodeError(operation, { message, status });
    }
    try {
      if (detail !== undefined && report !== 'throw') await report({ operation, status, detail });
    } catch (cause) {
      const message = `the report threw; see the cause. ${advice(operation, 'Correct it.')}`;
      throw new GrantManagementError(operation, { message, cause }, 'Hook');
    }
    return makeResponse(text, response);
  };
}

/** Reads a body. An error status is enough without its body, but a success whose body breaks must not look like a lost request. */
async function textOf(response: Response, operation: string): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (!response.ok) return '';
    const message = `the connection broke while reading the response. ${advice(operation)}`;
    throw new ConnectionError(operation, { message, code: codeOf(error), answered: true });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // the client reports the problem
  }
}
