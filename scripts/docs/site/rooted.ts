/**
 * A page whose links and files are found from any address: a page that answers in the place of others does not know the
 * folder of the address that was asked for.
 *
 * @param html a page at the root of the site, with relative addresses
 * @param root address of the root, with a slash at its end
 */
export function rooted(html: string, root: string): string {
  return html.replaceAll(
    / (href|src|data-root)="(?!#|\/|[a-z][a-z0-9+.-]*:)([^"]*)"/g,
    (_, name: string, address: string) => ` ${name}="${root}${address}"`,
  );
}
