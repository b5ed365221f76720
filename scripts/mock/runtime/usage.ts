import { adminPath } from './admin-path.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import { conditionKeyPrefix, keyKinds } from './keys.ts';
import { wellKnownSlugs } from './well-known-slugs.ts';

function slugOf(id: string): string | undefined {
  return [...wellKnownSlugs].find(([, condition]) => condition === id)?.[0];
}

/** The text of `--help`. */
export function usage({ title, version, apiKeyHeader, jsonMediaType, conditions }: InterfaceFacts): string {
  const rows = conditions.map(({ id, status }) => {
    const slug = slugOf(id);
    return `  ${status}  ${conditionKeyPrefix}${id.padEnd(24)}${slug === undefined ? '' : `slug ${slug}`}`.trimEnd();
  });
  return `A mock of the ${title} interface ${version}.

Usage: npx @grant-management/mock [options]

  -p, --port <number>       port to listen on, 0 for a free one (default 4010)
      --host <address>      address to listen on (default 127.0.0.1)
      --data <file>         JSON file with records in place of the mock's own
      --latency <ms>        wait before each answer
      --rate-limit <number> requests per minute and key (default 1000000)
      --maintenance         answer every request with 503, those for no operation too
      --key <name>=<kind>   what a key is: ${keyKinds.join(', ')};
                            as soon as one key is valid, others are unknown
      --languages <codes>   languages of the account, the default one first
      --static              answer with the documented examples, whatever the slug
      --log <format>        log of requests on stderr: json, pretty or off (default pretty)
  -h, --help                this text
      --version             the version

When the mock answers, it prints one line of JSON with its url on stdout.

How to stop it: POST ${adminPath}/stop, SIGTERM or SIGINT. Requests in flight get
ten seconds, connections without one end at once, and the exit code is 0; a
second signal ends the mock where it is. npx passes no signal on: a script that
started the mock by npx stops it with

  curl -X POST http://127.0.0.1:4010${adminPath}/stop

How to see an error. Every key that is not listed here is valid.

  429  --rate-limit 5        the sixth request within a minute
  503  --maintenance         every request
  403  --key ci-key=suspended   requests with the key ci-key

Without a flag, send one of these as ${apiKeyHeader}, or ask for the slug:

${rows.join('\n')}

Or say which documented answer you want: Prefer: code=404, example=not-found

  curl -i -H '${apiKeyHeader}: ${conditionKeyPrefix}suspended-account' \\
    -H 'Accept: ${jsonMediaType}' http://127.0.0.1:4010/account

While it runs: GET ${adminPath}/ready, ${adminPath}/state, ${adminPath}/requests, ${adminPath}/openapi.json;
POST ${adminPath}/reset, ${adminPath}/stop; PATCH ${adminPath}/state with {"maintenance": true}, {"rateLimit": 5}, {"latency": 200}
or {"faults": [{"operation": "getFund", "kind": "reset"}]}.
`;
}
