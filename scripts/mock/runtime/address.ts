import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The mock's own routes are below this path. */
export const adminPath = '/__mock';

/** Whether a path is one of the mock's own routes. */
export function isAdminPath(path: string): boolean {
  return path === adminPath || path.startsWith(`${adminPath}/`);
}

/** How clients address the mock. */
export interface Placement {
  /** Scheme, address and port of the listening socket, for requests without a usable `Host`. */
  readonly socketOrigin: () => string;
  /** The `host` option. */
  readonly listenHost: string;
  /** The `publicUrl` option. */
  readonly publicUrl: URL | undefined;
}

/** The path of `publicUrl`, such as `/grants`; empty without one. */
export function basePathOf({ publicUrl }: Pick<Placement, 'publicUrl'>): string {
  return publicUrl?.pathname.replace(/\/$/, '') ?? '';
}

/** Scheme and host as the client sees them. */
export function originOf({ host }: IncomingHttpHeaders, { socketOrigin }: Placement): string {
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? `http://${host}` : socketOrigin();
}

/**
 * Whether a request may read and change the mock's state. Another site can point its own domain at this machine (DNS
 * rebinding), so a name with dots is refused unless an option names it.
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
