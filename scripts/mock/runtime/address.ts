import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Everything below this path is the mock's own. */
export const adminPath = '/__mock';

/** Whether a path is the mock's own. */
export function isAdminPath(path: string): boolean {
  return path === adminPath || path.startsWith(`${adminPath}/`);
}

/** Where the mock is to its clients. */
export interface Placement {
  /** Scheme, address and port that the mock listens on, for requests that name no usable host. */
  readonly ownOrigin: () => string;
  /** The host that the mock was told to listen on. */
  readonly listenHost: string;
  /** Base URL that clients use; undefined where it is that of the mock itself. */
  readonly publicUrl: URL | undefined;
}

/** What stands before every path, such as `/grants`; empty when nothing does. */
export function basePathOf({ publicUrl }: Pick<Placement, 'publicUrl'>): string {
  return publicUrl?.pathname.replace(/\/$/, '') ?? '';
}

/** Scheme and host of the mock as a client calls it. */
export function originOf({ host }: IncomingHttpHeaders, { ownOrigin }: Placement): string {
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? `http://${host}` : ownOrigin();
}

/**
 * Whether a request may look at the mock's state and change it. A page of another site can lead its own name to this
 * machine (DNS rebinding), so a name with dots is not the mock's, unless it was told so.
 *
 * @param host the `Host` header; a page cannot send a request without one
 */
export function isOwnHost(
  host: string | undefined,
  { listenHost, publicUrl }: Pick<Placement, 'listenHost' | 'publicUrl'>,
): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d*$/, '').toLowerCase();
  const bare = name.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 || !/[.:]/.test(name)) return name !== '';
  return bare === listenHost.toLowerCase() || bare === publicUrl?.hostname;
}
