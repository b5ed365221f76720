/**
 * The text of `--help`.
 *
 * @param command the command's name
 */
export function usageOf(command: string): string {
  return `Usage: ${command} --base-url <URL> --key-env <variable> [options]

Checks whether a service is as the description says. It only reads. The first request is one whose
response announces the rate limit; the others use a quarter of it, or 30 a minute as long as none is
announced. The key is taken from the environment and is in no report.

  --base-url <URL>          base URL of the service: https, or http on this machine
  --key-env <variable>      environment variable with the API key
  --plan                    show what would be sent, and send nothing; needs no key

What is read
  --slug <kind>=<slug>,…    records to read, such as tab=AbCdEfGh; lists and references show others
  --records <n>             records of each kind                                     (default: 3)
  --operation <id>          this operation only; may be repeated
  --format json|xml         this format only; may be repeated

What could trip an account, each by name
  --probe <condition>       make the requests of a condition, such as unknown-api-key
  --key-for <condition>=<variable>  a key that meets a condition, such as read-only-key

Bounds
  --share <part>            largest part of the announced limit                   (default: 0.25)
  --per-minute <n>          requests per minute as long as no limit is announced    (default: 30)
  --timeout <seconds>       time for one response                                   (default: 15)
  --max-time <seconds>      time for the whole check                              (default: 1800)
  --max-bytes <n>           size of one response                              (default: 10000000)

Reports
  --report <format>=<file>  json or markdown; may be repeated
  --baseline <file>         a JSON report whose findings do not fail the check; says which are gone
  --all                     list what could not be tested and what is not described, in reports too
  --quiet                   print no progress
  --help                    show this

Exit codes: 0 passed; 1 something contradicts the description, or the service could not be checked; 2 the command
line, or a file that it names, cannot be used.`;
}
