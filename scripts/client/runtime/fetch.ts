import createClient, { type Client } from 'openapi-fetch';
import { decode } from './decode.ts';
import { GrantManagementError } from './failure.ts';
import {
  type jsonMediaType,
  operationPaths,
  slugPattern,
  unshownAnswers,
} from '#generated/client/src/interface.ts';
import type { ClientOptions } from './options.ts';
import type { components, operations, paths } from '#generated/client/src/paths.ts';
import { createTransport } from './transport.ts';

export type { components, operations, paths };

/** An openapi-fetch client that reads and writes JSON. */
export type GrantManagementFetchClient = Client<paths, typeof jsonMediaType>;

/**
 * Makes an openapi-fetch client over the transport of this package: key, languages, timeouts, retries, rate limit and
 * the refusal of redirects are those of `GrantManagement`. A status that stands for a failure comes back as `error`, without
 * the key where the service echoes it; a success that cannot be read is thrown as a DecodeError.
 *
 * @param options where the service is, the key, and how to behave
 * @returns `GET('/fund/{fund_slug}', …)` and so on
 * @throws InvalidArgumentError when an option is missing or cannot be used; no message holds the key
 */
export function createGrantManagementClient(options: ClientOptions): GrantManagementFetchClient {
  const send = createTransport(options, {}, (...answer) => {
    const [, response, text, , , , , redact] = answer;
    // A success must be what was asked for: openapi-fetch would throw what its parser throws.
    if (response.ok) decode(...answer);
    return { response, text: response.ok ? text : redact(text) };
  });
  const baseUrl = new URL(options.baseUrl).href.replace(/\/+$/, '');
  const templates = operationPaths.map((path): [path: string, shape: RegExp] => [
    path.replaceAll(/\{\w+\}/g, '{}'),
    pathShape(path),
  ]);

  const transport = async (request: Request): Promise<Response> => {
    const { url, method, signal } = request;
    const [path = '', query = ''] = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length).split('?') : [];
    const [template, shape] = templates.find(([, candidate]) => candidate.test(path)) ?? [];
    if (template === undefined || !shape) {
      throw new GrantManagementError(
        'InvalidArgument',
        'address',
        `must be that of an operation under ${baseUrl}, with slugs that match ${slugPattern}`,
      );
    }
    const operation = `${method} ${template}`;
    const sent = await request.text();
    const { data } = await send(
      operation,
      (unshownAnswers as readonly string[]).includes(operation) ? -1 : 0,
      { signal, headers: Object.fromEntries(request.headers) as Record<Lowercase<string>, string> },
      shape.exec(path)?.slice(1) ?? [],
      sent ? (JSON.parse(sent) as unknown) : undefined,
      // Pairs, because a parameter can be repeated.
      query ? [...new URLSearchParams(query)] : undefined,
      () => 'json',
    );
    const { response, text } = data as { response: Response; text: string };
    const { status, statusText, headers } = response;
    // A browser shows a redirect that is not followed as status 0.
    if (status < 400 && !response.ok && status !== 304) throw new GrantManagementError('Redirect', operation);
    return new Response(text || null, { status, statusText, headers });
  };
  return createClient<paths, typeof jsonMediaType>({ baseUrl, fetch: transport });
}

/** Every variable part of a path is a slug (checked when the package is built), so nothing else can stand there. */
function pathShape(template: string): RegExp {
  const slug = `(${slugPattern.replace(/^\^|\$$/g, '')})`;
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join(slug)}$`);
}
