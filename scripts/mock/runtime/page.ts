import type { RecordedRequest } from './api.ts';
import { adminPath } from './admin-path.ts';
import { asCurl } from './as-curl.ts';
import { conditionKeyPrefix } from './keys.ts';
import type { Mock } from './mock.ts';
import { wellKnownSlugs } from './order.ts';

/** What the page shows. */
export interface Overview {
  readonly mock: Mock;
  /** Oldest first. */
  readonly requests: readonly RecordedRequest[];
  readonly basePath: string;
  /** Scheme and host under which the mock was called. */
  readonly site: string;
}

const mostShown = 100;

/** Most characters that are shown of a request. */
const mostOfCommand = 4_000;

const style = `
:root { color-scheme: light dark; --line: #8884; --quiet: #6b7280; --bad: #b42318; }
@media (prefers-color-scheme: dark) { :root { --quiet: #9ca3af; --bad: #f97066; } }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
p { margin: .4rem 0; } .quiet { color: var(--quiet); } .bad { color: var(--bad); }
code, td { font-family: ui-monospace, monospace; font-size: .85rem; }
summary { cursor: pointer; } pre { white-space: pre-wrap; margin: .3rem 0; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; font-size: .85rem; } td { overflow-wrap: anywhere; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem .3rem 0; vertical-align: top; }
`;

/** The page at `/` for a person: what the mock was sent, how it stands, and how to make it err. */
export function overviewPage({ mock, requests, basePath, site }: Overview): string {
  const { facts, settings, store } = mock;
  const admin = basePath + adminPath;
  const latest = requests.slice(-mostShown).toReversed();
  const state = [
    ['Latency', `${settings.latency} ms`],
    ['Rate limit', `${settings.rateLimit} requests a minute and key`],
    ['Maintenance', settings.maintenance ? 'on' : 'off'],
    ['Keys', Object.values(settings.keys).join(', ') || 'any key is valid'],
    ['Faults to come', settings.faults.map((fault) => JSON.stringify(fault)).join(' ') || 'none'],
    [
      'Languages',
      `${settings.languages.slice(0, 5).join(', ')}${settings.languages.length > 5 ? ', …' : ''}`,
    ],
    [
      'Records',
      Object.entries(store.data)
        .map(([name, list]) => `${list.length} ${name}`)
        .join(', '),
    ],
    ['Writes kept', String(store.writes.length)],
  ];
  const parts = [
    `<h1>${escape(facts.title)}, version ${escape(facts.version)}: mock</h1>`,
    `<p class="quiet">A mock server for tests. Load the page again to see what has changed.</p>`,
    `<p>${link(`${admin}/state`, 'State')} · ${link(`${admin}/requests`, 'Requests')} · ${link(`${admin}/requests?as=curl`, 'Requests as curl')} · ${link(`${admin}/openapi.json`, 'OpenAPI description')}</p>`,
    `<h2>Requests</h2>`,
    latest.length === 0
      ? '<p class="quiet">None yet.</p>'
      : table(
          ['#', 'Time (UTC)', 'Request', 'Operation', 'Status', 'Condition', 'Fault'],
          latest.map((request) => requestRow(request, asCurl(request, site, facts.apiKeyHeader))),
        ),
    latest.length < requests.length
      ? `<p class="quiet">The last ${latest.length} of ${requests.length}.</p>`
      : '',
    `<h2>State</h2>`,
    table(
      [],
      state.map((cells) => cells.map(escape)),
    ),
    `<h2>How to see an error</h2>`,
    `<p>Send one of these keys as <code>${escape(facts.apiKeyHeader)}</code>, or ask for the slug.</p>`,
    table(['Status', 'Key', 'Slug', 'When'], facts.conditions.map(conditionRow)),
    `<h2>Operations</h2>`,
    table(
      ['Operation', 'Request'],
      facts.operations.map(({ id, method, path }) => [id, `${method} ${path}`].map(escape)),
    ),
  ];
  return document(`${facts.title}: mock`, parts.join('\n'));
}

/** What the page is for a name of the host that is not known to be the mock's. */
export function strangersPage(): string {
  return document(
    'Mock',
    '<h1>The mock runs</h1>\n<p>It shows its state under an address, <code>localhost</code> and names without dots. If this host name is yours, start the mock with <code>--allow-host</code> and the name.</p>',
  );
}

function requestRow(
  { id, time, method, url, operation, status, condition, fault }: RecordedRequest,
  command: string,
): string[] {
  const isBad = status === null || status >= 400;
  return [
    String(id),
    escape(time.slice(11, 23)),
    url === '-' ? 'not a request' : whole(`${method} ${url}`, command),
    escape(operation ?? ''),
    `<span${isBad ? ' class="bad"' : ''}>${status ?? 'reset'}</span>`,
    escape(condition ?? ''),
    escape(fault ?? ''),
  ];
}

/** A line that opens: the request with its headers and its body, as the command that sends it again. */
function whole(line: string, command: string): string {
  const isLong = command.length > mostOfCommand;
  const shown = isLong ? `${command.slice(0, mostOfCommand)}\n… “Requests as curl” has all of it.` : command;
  return `<details><summary>${escape(line)}</summary><pre>${escape(shown)}</pre></details>`;
}

function conditionRow({ id, status, when }: Mock['facts']['conditions'][number]): string[] {
  const slug = [...wellKnownSlugs].find(([, condition]) => condition === id)?.[0] ?? '';
  const cells = [String(status), conditionKeyPrefix + id, slug, when].map(escape);
  return cells.map((cell) => cell.replaceAll(/`([^`]+)`/g, '<code>$1</code>'));
}

/** A table of cells that are HTML already. */
function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = names.length === 0 ? '' : `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide"><table>${head}\n${body}</table></div>`;
}

function link(address: string, text: string): string {
  return `<a href="${escape(address)}">${escape(text)}</a>`;
}

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style></head>
<body>
${body}
</body>
</html>
`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
