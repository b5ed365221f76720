import { adminPath } from './address.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import { conditionKeyPrefix } from './keys.ts';
import { conditionIds, responseHeaders } from '../../model/well-known.ts';
import { defaultRateLimit } from './options.ts';

/** The options, one per line. */
export const options: string = `  -p, --port <number>       port to listen on, or 0 for any free port (default 4010)
      --host <address>      address to listen on (default 127.0.0.1)
      --public-url <url>    base URL that clients use, behind a proxy
      --ready-file <file>   file that contains the URL while the mock is running
      --data <file>         JSON file with records that replace the default ones
      --latency <ms>        delay before each response
      --rate-limit <number> requests per minute and key (default ${defaultRateLimit})
      --no-retry-after      don't send ${responseHeaders.retryAfter}
      --languages <codes>   languages of the account, the default first
      --log <format>        request log on stderr: json, pretty or off
                            (default pretty, or off with a command)
  -h, --help                show this help
      --version             show the version`;

/** Text of `--help`. */
export function usage({ title, version, apiKeyHeader, jsonMediaType, conditions }: InterfaceFacts): string {
  const rows = conditions.map(({ id, status }) => `  ${status}  ${conditionKeyPrefix}${id}`);
  return `A mock of the ${title} interface ${version}.

Usage: grant-management-mock [options] [-- <command> …]

With a command, the mock starts, runs the command with its URL in
GRANT_MANAGEMENT_MOCK_URL, and exits with the command's status:

  npm exec --no -- grant-management-mock --port 0 -- npm test

${options}

Without a command, the mock prints one line of JSON with its url on stdout
once it accepts requests.

Exit code: the command's; 0 after a stop; 1 if the mock couldn't start, or
stopped before the command; 2 for an invalid option. SIGTERM, SIGINT and
POST ${adminPath}/stop stop it. Requests in flight have ten seconds, and a second
signal stops it immediately.

Any string is a valid key. To trigger an error, send one of these as ${apiKeyHeader}:

${rows.join('\n')}

To request a documented response, send Prefer: code=404, example=${conditionIds.notFound}
Requests need Accept: ${jsonMediaType}

While it runs: GET ${adminPath}/ready, ${adminPath}/state, ${adminPath}/requests,
${adminPath}/openapi.json; POST ${adminPath}/reset, ${adminPath}/stop; PATCH ${adminPath}/state
with {"latency": 200} or {"faults": [{"kind": "reset"}]}.
`;
}
