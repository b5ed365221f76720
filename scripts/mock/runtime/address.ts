import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The mock's own routes are below this path. */
export const adminPath = '/__mock';

/** True if a path is one of the mock's own routes. */
export function isAdminPath(path: string): boolean {
  return path === adminPath || path.startsWith(`${adminPath}/`);
}

/** The addresses at which clients reach the mock. */
export interface Placement {
  /** Scheme, address and port of the listening socket, for requests without a usable `Host`. */
  readonly socketOrigin: () => string;
  /** The `host` option. */
  readonly listenHost: string;
  /** The `publicUrl` option. */
  readonly publicUrl: URL | undefined;
}

/** Returns the path of `publicUrl`, such as `/grants`; empty if there is none. */
export function basePathOf({ publicUrl }: Pick<Placement, 'publicUrl'>): string {
  return publicUrl?.pathname.replace(/\/$/, '') ?? '';
}

/** Returns scheme and host from the client's perspective. */
export function originOf({ host }: IncomingHttpHeaders, { socketOrigin }: Placement): string {
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? `http://${host}` : socketOrigin();
}

/**
 * Returns true if a request may read and change the mock's state. Another site can point its domain at localhost (DNS
 * rebinding), so host names with dots are rejected unless an option names them.
 *
 * @param host the `Host` header; browsers always send one
 */
export function isTrustedHost(
  host: string | undefined,
  { listenHost, publicUrl }: Pick<Placement, 'listenHost' | 'publicUrl'>,
): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d*$/, '').toLowerCase();
  const bare = name.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 || !/[.:]/.test(name)) return name !== '';
  return bare === listenHost.toLowerCase() || bare === publicUrl?.hostname;
}
