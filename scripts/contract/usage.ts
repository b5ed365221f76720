/**
 * The text of `--help`.
 *
 * @param command the command's name
 */
export function usageOf(command: string): string {
  return `Usage: ${command} --base-url <URL> --key-env <variable> [options]

Checks a service against its description. It only reads. It uses a quarter of the rate limit that
the first response announces, or 30 requests per minute if none is announced. It reads the key
from the environment and keeps it out of reports.

  --base-url <URL>          base URL of the service: https, or http on localhost
  --key-env <variable>      environment variable that contains the API key
  --plan                    print the requests without sending them; needs no key

What to read
  --slug <kind>=<slug>,…    records to read besides those found in responses, such as tab=AbCdEfGh
  --records <n>             maximum number of records of each kind                   (default: 3)
  --operation <id>          only this operation; repeatable
  --format json|xml         only this format; repeatable

Tests that could get an account blocked
  --probe <condition>       try to trigger this error condition, such as unknown-api-key
  --key-for <condition>=<variable>  environment variable with a key that triggers this condition, such as read-only-key

Limits
  --share <fraction>        maximum share of the announced rate limit             (default: 0.25)
  --per-minute <n>          requests per minute if no limit is announced            (default: 30)
  --timeout <seconds>       maximum time for one response                           (default: 15)
  --max-time <seconds>      maximum time for the whole check                      (default: 1800)
  --max-bytes <n>           maximum size of one response                      (default: 10000000)

Reports
  --report <format>=<file>  write a report as json or markdown; repeatable
  --baseline <file>         JSON report whose findings don't fail the check
  --all                     also list skipped tests and undocumented observations, in reports too
  --quiet                   don't print progress
  --help                    show this help

Exit codes: 0 passed; 1 a response contradicts the description, or the service couldn't be checked; 2 the command
line, or a file that it names, is invalid.`;
}
