import type { JsonObject } from '../../model/document.ts';
import { type Placed, pointerTo } from '../document-view.ts';
import { createFinding, type Finding } from '../finding.ts';
import { arrayOf, objectOf, quoteList, stringsOf } from '../json.ts';
import { gapNode, type Pair, type Walk } from './walk.ts';

const MAX_URLS = 256;

/** Compares two lists of servers by their URLs. */
export function compareServers(walk: Walk, pair: Pair): Finding[] {
  const [before, after] = [urlsOf(pair.base), urlsOf(pair.head)];
  const left = gapsOf(pair.head);
  // Removing the placeholder of an unknown URL isn't a loss if the unknown closes.
  const placeholders = new Set(
    serversOf(pair.base)
      .filter((server) => [...gapNode(server).gaps.keys()].some((id) => !left.has(id)))
      .flatMap(({ value }) => allUrls(objectOf(value))),
  );
  const replaced = replacedPlaceholders(pair);
  const replacements = new Map(replaced.map(({ base, head }) => [urlOf(base), urlOf(head)]));
  const newUrls = new Set(replacements.values());
  const removed = before.all.filter((url) => !after.all.includes(url) && !replacements.has(url));
  const added = after.all.filter((url) => !before.all.includes(url) && !newUrls.has(url));
  const findings = [true, false].flatMap((isLossOfUnknown): Finding[] => {
    const urls = removed.filter((url) => placeholders.has(url) === isLossOfUnknown);
    const what = `${serversWere(urls)} removed.`;
    return urls.length > 0
      ? [createFinding('server-removed', pair, what, { isLossOfUnknown, before: urls })]
      : [];
  });
  if (added.length > 0)
    findings.push(createFinding('server-added', pair, `${serversWere(added)} added.`, { after: added }));
  if ((replacements.get(before.first) ?? before.first) !== after.first) {
    const what = `The default server changed from \`${before.first}\` to \`${after.first}\`.`;
    const isLossOfUnknown = placeholders.has(before.first);
    findings.push(createFinding('server-default-changed', pair, what, { isLossOfUnknown }));
  }
  return [
    ...walk.policy.excuse(
      findings,
      { gaps: gapsOf(pair.base), pointer: pair.base.pointer },
      { gaps: left, pointer: pair.head.pointer },
    ),
    ...replaced.flatMap(({ base, head }) => {
      const what = `The URL of ${String(objectOf(head.value)['description'])} is \`${urlOf(head)}\`.`;
      const finding = createFinding('server-removed', { base, head }, what, { isLossOfUnknown: true });
      return walk.policy.excuse([finding], gapNode(base), gapNode(head));
    }),
  ];
}

/** Servers whose URL was unknown and is now documented: the description is the same, and an unknown is gone. */
function replacedPlaceholders(pair: Pair): Pair[] {
  return serversOf(pair.base).flatMap((base) => {
    const { description } = objectOf(base.value);
    const head = serversOf(pair.head).find(({ value }) => objectOf(value)['description'] === description);
    if (!head || description === undefined || urlOf(base) === urlOf(head)) return [];
    const left = gapNode(head).gaps;
    return [...gapNode(base).gaps.keys()].some((id) => !left.has(id)) ? [{ base, head }] : [];
  });
}

function serversWere(urls: readonly string[]): string {
  return `The ${urls.length === 1 ? 'server' : 'servers'} ${quoteList(urls)} ${urls.length === 1 ? 'was' : 'were'}`;
}

function urlOf({ value }: Placed): string {
  return String(objectOf(value)['url']);
}

function serversOf(list: Placed): Placed[] {
  return arrayOf(list.value).map((value, index) => ({ value, pointer: pointerTo(list.pointer, index) }));
}

function gapsOf(list: Placed): Map<string, string> {
  return new Map(serversOf(list).flatMap((server) => [...gapNode(server).gaps]));
}

function urlsOf(list: Placed): { all: readonly string[]; first: string } {
  const servers = serversOf(list).map(({ value }) => objectOf(value));
  const [first] = servers;
  if (!first) return { all: ['/'], first: '/' };
  return { all: [...new Set(servers.flatMap(allUrls))], first: defaultUrl(first) };
}

/** Every URL of a server. A variable without a list of values stays a variable. */
function allUrls(server: JsonObject): string[] {
  let urls = [String(server['url'])];
  for (const [name, variable] of Object.entries(objectOf(server['variables']))) {
    const values = stringsOf(objectOf(variable)['enum']);
    if (values.length === 0 || urls.length * values.length > MAX_URLS) continue;
    urls = urls.flatMap((url) => values.map((value) => url.replaceAll(`{${name}}`, value)));
  }
  return urls;
}

function defaultUrl(server: JsonObject): string {
  return Object.entries(objectOf(server['variables'])).reduce(
    (url, [name, variable]) => url.replaceAll(`{${name}}`, String(objectOf(variable)['default'])),
    String(server['url']),
  );
}
