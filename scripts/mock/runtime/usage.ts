import { adminPath } from './admin-path.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import { conditionKeyPrefix, keyKinds } from './keys.ts';
import { conditionIds } from '../../model/well-known.ts';
import { conditionOfKind, wellKnownSlugs } from './order.ts';
import { defaultRateLimit } from './settings.ts';

function slugOf(id: string): string | undefined {
  return [...wellKnownSlugs].find(([, condition]) => condition === id)?.[0];
}

/** The text of `--help`. */
export function usage(facts: InterfaceFacts): string {
  const { title, version, apiKeyHeader, jsonMediaType, conditions } = facts;
  const sample = facts.operations.find(({ method, slugs }) => method === 'GET' && slugs.length === 0);
  const suspended = conditionOfKind.get('suspended') ?? '';
  const rows = conditions.map(({ id, status }) => {
    const slug = slugOf(id);
    return `  ${status}  ${conditionKeyPrefix}${id.padEnd(24)}${slug === undefined ? '' : `slug ${slug}`}`.trimEnd();
  });
  return `A mock of the ${title} interface ${version}.

Usage: grant-management-mock [options] [-- <command> …]

With a command, the mock starts, waits until it answers, runs the command with
its address in GRANT_MANAGEMENT_MOCK_URL, and ends with the command's status:

  npm exec --no -- grant-management-mock --port 0 -- npm test

When the mock or the npm that has started it ends first, the command is ended
and the exit status is 1.

  -p, --port <number>       port to listen on, 0 for a free one (default 4010)
      --host <address>      address to listen on (default 127.0.0.1)
      --base-path <path>    what stands before every path, such as /grants
      --trust-proxy         X-Forwarded-Proto, -Host, -Port and -Prefix count
      --allow-host <name>   name with dots under which ${adminPath} may be used
      --ready-file <file>   holds the address while the mock answers
      --exit-with-parent    end when the process that has started the mock ends
      --data <file>         JSON file with records in place of the mock's own
      --latency <ms>        wait before each response
      --rate-limit <number> requests per minute and key (default ${defaultRateLimit})
      --maintenance         respond to every request with 503, unknown paths too
      --key <name>=<kind>   what a key is: ${keyKinds.join(', ')};
                            as soon as one key is valid, others are unknown
      --languages <codes>   languages of the account, the default one first
      --static              respond with the documented examples, whatever the slug
      --log <format>        log of requests on stderr: json, pretty or off
                            (default pretty, with a command off)
  -h, --help                this text
      --version             the version

Without a command, the mock prints one line of JSON with its url on stdout when
it answers. / shows a page for a person.

How to stop it: POST ${adminPath}/stop, SIGTERM or SIGINT. Requests in flight get
ten seconds, connections without one end at once, and the exit code is 0; a
second signal ends the mock where it is.

How to see an error. Every key is valid that is not named here and does not begin
with ${conditionKeyPrefix}.

  429  --rate-limit 5        the sixth request within a minute
  503  --maintenance         every request
  403  --key ci-key=suspended   requests with the key ci-key

Without a flag, send one of these as ${apiKeyHeader}, or ask for the slug:

${rows.join('\n')}

Or say which documented response you want: Prefer: code=404, example=${conditionIds.notFound}

  curl -i -H '${apiKeyHeader}: ${conditionKeyPrefix}${suspended}' \\
    -H 'Accept: ${jsonMediaType}' http://127.0.0.1:4010${sample?.path ?? '/'}

While it runs: GET ${adminPath}/ready, ${adminPath}/state, ${adminPath}/requests, ${adminPath}/openapi.json;
POST ${adminPath}/reset, ${adminPath}/stop; PATCH ${adminPath}/state with {"maintenance": true}, {"rateLimit": 5}, {"latency": 200}
or {"faults": [{"operation": "${sample?.id ?? ''}", "kind": "reset"}]}.
`;
}
