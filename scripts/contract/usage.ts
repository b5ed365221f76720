/**
 * The text of `--help`.
 *
 * @param command the command's name
 */
export function usageOf(command: string): string {
  return `Usage: ${command} --base-url <URL> --key-env <variable> [options]

Checks whether a service behaves as described. It only reads. The first request's response shows the
rate limit. The others use a quarter of it, or 30 requests per minute if the service reports no limit.
The key is read from the environment and kept out of reports.

  --base-url <URL>          base URL of the service: https, or http on this machine
  --key-env <variable>      environment variable with the API key
  --plan                    show what would be sent, but send nothing; needs no key

What is read
  --slug <kind>=<slug>,…    records to read, such as tab=AbCdEfGh; lists and references show others
  --records <n>             records of each kind                                     (default: 3)
  --operation <id>          this operation only; may be repeated
  --format json|xml         this format only; may be repeated

Requests that could get the account blocked
  --probe <condition>       trigger an error condition, such as unknown-api-key
  --key-for <condition>=<variable>  a key that triggers an error condition, such as read-only-key

Limits
  --share <part>            largest share of the reported limit                   (default: 0.25)
  --per-minute <n>          requests per minute if no limit is reported             (default: 30)
  --timeout <seconds>       time for one response                                   (default: 15)
  --max-time <seconds>      time for the whole check                              (default: 1800)
  --max-bytes <n>           size of one response                              (default: 10000000)

Reports
  --report <format>=<file>  json or markdown; may be repeated
  --baseline <file>         a JSON report whose findings don't fail the check; also says which are gone
  --all                     list untested conditions and undescribed things, in reports too
  --quiet                   print no progress
  --help                    show this

Exit codes: 0 passed; 1 something contradicts the description, or the service couldn't be checked; 2 the command
line, or a file that it names, is invalid.`;
}
