const applying = `
The description
  --apply <file>            write proposals into the spec; nothing is sent. Exit code 1: one was
                            left out, because the spec knows it already or does not fit it
  --spec <path>             spec to write into                                     (default: spec)
`;

/**
 * What `--help` prints.
 *
 * @param command how it is called
 * @param applies whether proposals can be written into a spec
 */
export function usageOf(command: string, { applies }: { applies: boolean }): string {
  return `Usage: ${command} --base-url <address> --key-env <variable> [options]

Checks whether a service is as the description says. It reads only, unless --allow-writes is given. The
first request is one whose response announces the rate limit; the others use a quarter of it, or 30 a minute
as long as none is announced. The key is taken from the environment and stands in no report.

  --base-url <address>      base address of the service: https, or http on this machine
  --key-env <variable>      environment variable with the API key
  --plan                    show what would be sent, and send nothing
  --region <name>           region that --base-url is the address of, to have it proposed
  --region <name>=<address>  the same where --base-url is a stand-in or a tunnel on this machine; the address
                            is marked as given, not called

What is read
  --slug <kind>=<slug>,…    records to read, such as fund=AbCdEfGh; lists and references show others
  --records <n>             records of each kind                                     (default: 3)
  --operation <id>          this operation only; may be repeated
  --format json|xml         this format only; may be repeated
  --candidate <role>=<name>,…  names to try for a parameter whose name is not shown;
                            --plan lists the roles

What could trip an account, each by name
  --probe <condition>       make the requests of a condition, such as unknown-api-key
  --key-for <condition>=<variable>  a key that meets a condition, such as read-only-key
  --allow-writes            allow what follows
  --write <operation>=<file>   send the JSON of a file to an operation that writes
  --write-slug <kind>=<slug>   the record that it is written to

Bounds
  --share <part>            largest part of the announced limit                   (default: 0.25)
  --per-minute <n>          requests per minute as long as no limit is announced    (default: 30)
  --timeout <seconds>       time for one response                                   (default: 15)
  --max-time <seconds>      time for the whole check                              (default: 1800)
  --max-bytes <n>           size of one response                              (default: 10000000)

Reports
  --report <format>=<file>  json, junit or markdown; may be repeated
  --proposals <file>        write what the description could learn, as changes of the spec
  --all                     list every fact that was not tested, and every gap
  --quiet                   print no progress

Recorded traffic
  --har <file>              judge a HAR file in place of sending anything; of the other options, --base-url,
                            --key-env, --report, --proposals, --all and --quiet count, and none is needed
${applies ? applying : ''}
  --help                    show this

Exit codes: 0 nothing contradicts the description, though members or headers may be listed that it does not
describe; 1 something contradicts it, a status or a media type is not documented, or the service could not be
checked (also where it accepted the key with no request); 2 the command line, or a file that it names, cannot
be used.`;
}
