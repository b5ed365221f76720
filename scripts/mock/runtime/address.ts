import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Where the mock is to its clients. */
export interface Placement {
  /** Scheme, address and port that the mock listens on, for requests that name no usable host. */
  readonly ownOrigin: () => string;
  /** The host that the mock was told to listen on. */
  readonly listenHost: string;
  /** What stands before every path, such as `/prefix`; empty when nothing does. */
  readonly basePath: string;
  /** Whether a proxy says in `X-Forwarded-*` how the client has called it. */
  readonly trustProxy: boolean;
  /** Names of hosts that may look at the mock's state and change it. */
  readonly allowedHosts: readonly string[];
}

/** An address as the client sees it. */
export interface ClientAddress {
  /** Scheme and host. */
  readonly origin: string;
  /** What stands before the path there. */
  readonly prefix: string;
}

/**
 * The address of the mock as the client of a request sees it.
 *
 * @param headers those of the request; `X-Forwarded-*` counts only where the proxy is trusted
 */
export function clientAddress(
  headers: IncomingHttpHeaders,
  { ownOrigin, basePath, trustProxy }: Placement,
): ClientAddress {
  const own = hostOf(headers.host);
  const origin = own === undefined ? ownOrigin() : `http://${own}`;
  if (!trustProxy) return { origin, prefix: basePath };
  const scheme = /^https?$/i.exec(firstOf(headers['x-forwarded-proto']) ?? '')?.[0].toLowerCase() ?? 'http';
  const host = hostOf(firstOf(headers['x-forwarded-host'])) ?? origin.slice('http://'.length);
  const port = /^\d{1,5}$/.exec(firstOf(headers['x-forwarded-port']) ?? '')?.[0];
  const prefix = /^(?:\/[\w.~-]+)+$/.exec(firstOf(headers['x-forwarded-prefix']) ?? '')?.[0];
  return { origin: originOf(scheme, host, port), prefix: prefix ?? basePath };
}

/** A port that the host names already stays; the usual one of the scheme is left out. */
function originOf(scheme: string, host: string, port: string | undefined): string {
  const isUsual = port === (scheme === 'https' ? '443' : '80');
  const named = port === undefined || isUsual || /:\d+$/.test(host) ? host : `${host}:${port}`;
  return `${scheme}://${named}`;
}

/**
 * Whether a request may look at the mock's state and change it. A page of another site can lead its own name to this
 * machine (DNS rebinding), so a name with dots is not the mock's, unless it was told so.
 *
 * @param host the `Host` header; a page cannot send a request without one
 */
export function isOwnHost(
  host: string | undefined,
  { listenHost, allowedHosts }: Pick<Placement, 'listenHost' | 'allowedHosts'>,
): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d*$/, '').toLowerCase();
  const bare = name.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 || !/[.:]/.test(name)) return name !== '';
  return [listenHost, ...allowedHosts].some((allowed) => allowed.toLowerCase() === bare);
}

function hostOf(host: string | undefined): string | undefined {
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? host : undefined;
}

/** Each proxy of a row adds a value; the first one is that of the client. */
function firstOf(header: string | readonly string[] | undefined): string | undefined {
  return (
    String(header ?? '')
      .split(',')[0]
      ?.trim() || undefined
  );
}
