import type { JsonObject } from '../../model/document.ts';
import type { Placed } from '../document-view.ts';
import { type Finding, finding } from '../finding.ts';
import type { GapNode } from '../gaps.ts';
import { arrayOf, objectOf, quoteList, stringsOf } from '../json.ts';
import { gapNode, type Pair, type Walk } from './walk.ts';

const MOST_ADDRESSES = 256;

/** Compares two lists of servers by the addresses that they stand for. */
export function compareServers(walk: Walk, pair: Pair): Finding[] {
  const before = addressesOf(pair.base);
  const after = addressesOf(pair.head);
  const at = { base: pair.base.pointer, head: pair.head.pointer, aspect: 'address' as const };
  const findings: Finding[] = [];
  const left = new Set(serversOf(pair.head).flatMap((server) => [...gapNode(server).gaps.keys()]));
  // An address that stood in for one that was not shown is no loss once the gap is closed.
  const standsIn = (server: Placed): boolean => [...gapNode(server).gaps.keys()].some((id) => !left.has(id));
  const standIns = new Set(
    serversOf(pair.base)
      .filter(standsIn)
      .flatMap(({ value }) => addresses(objectOf(value))),
  );
  const shown = shownAddresses(pair);
  const known = new Map(shown.map(({ base, head }) => [urlOf(base), urlOf(head)]));
  const removed = before.all.filter((address) => !after.all.includes(address) && !known.has(address));
  const added = after.all.filter(
    (address) => !before.all.includes(address) && ![...known.values()].includes(address),
  );
  if (removed.length > 0) {
    for (const [urls, isLossOfUnknown] of [
      [removed.filter((url) => !standIns.has(url)), false],
      [removed.filter((url) => standIns.has(url)), true],
    ] as const) {
      if (urls.length === 0) continue;
      findings.push(
        finding('server-removed', at, `The server ${quoteList(urls)} was removed.`, {
          isLossOfUnknown,
          before: [...urls],
        }),
      );
    }
  }
  if (added.length > 0) {
    findings.push(finding('server-added', at, `The server ${quoteList(added)} was added.`, { after: added }));
  }
  if ((known.get(before.first) ?? before.first) !== after.first) {
    const isLossOfUnknown = standIns.has(before.first);
    const what = `The server that is used by default is \`${after.first}\`; it was \`${before.first}\`.`;
    findings.push(finding('server-default-changed', at, what, { isLossOfUnknown }));
  }
  return [
    ...walk.policy.settle(findings, gapsOf(pair.base), gapsOf(pair.head)),
    ...shown.flatMap(({ base, head }) => {
      const { description } = objectOf(head.value);
      const places = { base: base.pointer, head: head.pointer, aspect: 'address' as const };
      const what = `The address of ${String(description)} is \`${urlOf(head)}\`.`;
      const found = finding('server-removed', places, what, { isLossOfUnknown: true });
      return walk.policy.settle([found], gapNode(base), gapNode(head));
    }),
  ];
}

/** Servers whose address was not shown and is now: the same description, and a gap that is not named any more. */
function shownAddresses(pair: Pair): Pair[] {
  return serversOf(pair.base).flatMap((base) => {
    const { description } = objectOf(base.value);
    const head = serversOf(pair.head).find(({ value }) => objectOf(value)['description'] === description);
    if (!head || description === undefined || urlOf(base) === urlOf(head)) return [];
    const left = gapNode(head).gaps;
    return [...gapNode(base).gaps.keys()].some((id) => !left.has(id)) ? [{ base, head }] : [];
  });
}

function urlOf({ value }: Placed): string {
  return String(objectOf(value)['url']);
}

function serversOf(list: Placed): Placed[] {
  return arrayOf(list.value).map((value, index) => ({ value, pointer: `${list.pointer}/${index}` }));
}

function gapsOf(list: Placed): GapNode {
  const gaps = new Map(serversOf(list).flatMap((server) => [...gapNode(server).gaps]));
  return { gaps, pointer: list.pointer };
}

function addressesOf(list: Placed): { all: readonly string[]; first: string } {
  const servers = serversOf(list).map(({ value }) => objectOf(value));
  if (servers.length === 0) return { all: ['/'], first: '/' };
  const all = [...new Set(servers.flatMap(addresses))];
  const [first = {}] = servers;
  return { all, first: byDefault(first) };
}

/** Every address of a server; a variable without a list of values stays a variable. */
function addresses(server: JsonObject): string[] {
  let urls = [String(server['url'])];
  for (const [name, variable] of Object.entries(objectOf(server['variables']))) {
    const values = stringsOf(objectOf(variable)['enum']);
    if (values.length === 0 || urls.length * values.length > MOST_ADDRESSES) continue;
    urls = urls.flatMap((url) => values.map((value) => url.replaceAll(`{${name}}`, value)));
  }
  return urls;
}

function byDefault(server: JsonObject): string {
  return Object.entries(objectOf(server['variables'])).reduce(
    (url, [name, variable]) => url.replaceAll(`{${name}}`, String(objectOf(variable)['default'])),
    String(server['url']),
  );
}
