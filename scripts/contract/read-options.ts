import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandFailure, UsageError } from '../cli/errors.ts';
import type { OptionValues } from '../cli/command.ts';
import type { Model } from '../model/model.ts';
import type { CheckOptions, ReportFile } from './options.ts';
import type { Report } from './reports/report.ts';
import { kindOfSlug } from '../model/well-known.ts';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

/** The command-line options, for `parseArgs`. */
export const checkOptions = {
  'base-url': text,
  'key-env': text,
  slug: texts,
  operation: texts,
  format: texts,
  records: text,
  probe: texts,
  'key-for': texts,
  share: text,
  'per-minute': text,
  timeout: text,
  'max-time': text,
  'max-bytes': text,
  plan: flag,
  all: flag,
  quiet: flag,
  report: texts,
  baseline: text,
} as const;

export type CheckValues = OptionValues<typeof checkOptions>;

/** Keys come from the environment, never from the command line, which other programs can read. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the options of a check.
 *
 * @param values the command-line options
 * @param model the API description, for the names used in options
 * @param environment contains the keys
 * @throws UsageError naming the invalid option; no message contains a key
 */
export function readCheckOptions(values: CheckValues, model: Model, environment: Environment): CheckOptions {
  const baseUrl = baseUrlOf(values['base-url']);
  if (!values.plan && baseUrl.startsWith('https:')) assertNoProxy(environment);
  const kinds = [
    ...new Set(
      model.operations.flatMap(({ pathParameters }) => pathParameters.map(({ name }) => kindOfSlug(name))),
    ),
  ];
  const conditions = model.conditions.map(({ id }) => id);
  const operations = model.operations.filter(({ method }) => method === 'get').map(({ id }) => id);
  for (const id of values.operation ?? []) assertOneOf('--operation', id, operations);
  for (const id of values.probe ?? []) assertOneOf('--probe', id, conditions);
  return {
    baseUrl,
    // Printing the plan sends nothing, so it needs no key.
    key: values.plan ? '' : keyOf('--key-env', values['key-env'], environment),
    slugs: slugsOf(values.slug, model, kinds),
    operations: values.operation ?? [],
    formats: formatsOf(values.format),
    maxRecords: readNumber('--records', values.records, 3, { min: 1, max: 1000, isInteger: true }),
    probes: new Set(values.probe),
    keys: new Map(
      pairs(values['key-for'], '--key-for', 'read-only-key=READ_ONLY_KEY').map(([id, variable]) => {
        assertOneOf('--key-for', id, conditions);
        return [id, keyOf(`--key-for ${id}`, variable, environment)];
      }),
    ),
    bounds: {
      timeout: readNumber('--timeout', values.timeout, 15, { min: 0.05, max: 600 }) * 1000,
      maxBytes: readNumber('--max-bytes', values['max-bytes'], 10_000_000, {
        min: 1000,
        max: 1e9,
        isInteger: true,
      }),
    },
    maxTime: readNumber('--max-time', values['max-time'], 1800, { min: 0.1, max: 86_400 }) * 1000,
    pace: {
      share: readNumber('--share', values.share, 0.25, { min: 0.001, max: 1 }),
      defaultPerMinute: readNumber('--per-minute', values['per-minute'], 30, { min: 1, max: 1e9 }),
    },
  };
}

/** Parses `--report markdown=contract.md`. */
export function readReports(values: readonly string[] | undefined, cwd: string): readonly ReportFile[] {
  const formats = ['json', 'markdown'] as const;
  return pairs(values, '--report', 'markdown=contract.md').map(([name, file]) => {
    const format = formats.find((each) => each === name);
    if (!format)
      throw new UsageError(`--report must be ${formats.map((each) => `${each}=<file>`).join(' or ')}.`);
    return { format, file: resolve(cwd, file) };
  });
}

/**
 * Reads the findings of an earlier JSON report.
 *
 * @returns their IDs
 */
export function readBaseline(file: string | undefined, cwd: string): ReadonlySet<string> {
  if (file === undefined) return new Set();
  try {
    const { findings } = JSON.parse(readFileSync(resolve(cwd, file), 'utf8')) as Pick<Report, 'findings'>;
    return new Set(findings.map(({ id }) => id));
  } catch {
    throw new CommandFailure(
      `${file} isn't a report of this check. Pass a file written by --report json=<file>.`,
      2,
    );
  }
}

/** Node ignores proxy variables by default. Without this check, requests would fail for no visible reason. */
function assertNoProxy(environment: Environment): void {
  const name = ['HTTPS_PROXY', 'https_proxy'].find((each) => environment[each]);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const canUse = major >= 24 || (major === 22 && minor >= 21);
  if (name === undefined || (canUse && environment['NODE_USE_ENV_PROXY'] === '1')) return;
  throw new UsageError(
    `Node ignores ${name} by default. Set NODE_USE_ENV_PROXY=1 with Node 22.21 or 24, or unset ${name}.`,
  );
}

function baseUrlOf(value: string | undefined): string {
  if (value === undefined)
    throw new UsageError('--base-url is missing. Pass the service URL, such as https://host/path.');
  const option = '--base-url';
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new UsageError(`${option} isn't a URL. Pass one such as https://host/path.`);
  }
  const { protocol, hostname, username, password, search, hash } = url;
  if (username !== '' || password !== '')
    throw new UsageError(`${option} contains credentials. Remove them.`);
  if (search !== '' || hash !== '') throw new UsageError(`${option} must not contain ? or #.`);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(hostname)))
    throw new UsageError(`${option} must start with https:, or the key would be sent unencrypted.`);
  return url.href.replace(/\/+$/, '');
}

function keyOf(option: string, variable: string | undefined, environment: Environment): string {
  if (variable === undefined)
    throw new UsageError(
      `${option} is missing. Pass the name of the environment variable that contains the key.`,
    );
  // If someone passes the key itself here, it is already in their shell history; don't print it as well.
  if (!/^[A-Za-z_]\w*$/.test(variable))
    throw new UsageError(
      `${option} isn't the name of an environment variable. Pass the variable's name, not the key.`,
    );
  const key = environment[variable];
  // A key can look like a variable name, so only print names in the usual form.
  const label = /^[A-Z][A-Z0-9_]{0,40}$/.test(variable) ? `The variable ${variable}` : 'The variable';
  if (key === undefined) throw new UsageError(`${label} of ${option} isn't set. Export it.`);
  if (key === '') throw new UsageError(`${label} of ${option} is empty. Set it to the key.`);
  if (!/^[!-~]+$/.test(key))
    throw new UsageError(
      `${label} of ${option} has characters that a header can't contain. Set it to the key alone.`,
    );
  if (key.length < 6)
    throw new UsageError(`${label} of ${option} has fewer than 6 characters. Set it to the whole key.`);
  return key;
}

function isLocal(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function slugsOf(
  values: readonly string[] | undefined,
  model: Model,
  kinds: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const option = '--slug';
  const slugs = new Map<string, string[]>();
  const parameters = model.operations.flatMap(({ pathParameters }) => pathParameters);
  for (const [name, list] of pairs(values, option, `${kinds[0] ?? 'kind'}=AbCdEfGh`)) {
    const kind = kindOfSlug(name).replaceAll('-', '_');
    assertOneOf(option, kind, kinds);
    const { pattern = '' } =
      parameters.find((parameter) => kindOfSlug(parameter.name) === kind)?.schema ?? {};
    for (const slug of list.split(',')) {
      if (!new RegExp(pattern, 'u').test(slug))
        throw new UsageError(`${option} ${name}: a slug must match ${pattern}.`);
      slugs.set(kind, [...(slugs.get(kind) ?? []), slug]);
    }
  }
  return slugs;
}

function formatsOf(values: readonly string[] | undefined): readonly ('json' | 'xml')[] {
  const formats = values ?? ['json', 'xml'];
  return formats.map((format) => {
    if (format === 'json' || format === 'xml') return format;
    throw new UsageError('--format must be json or xml.');
  });
}

function pairs(values: readonly string[] | undefined, option: string, example: string): [string, string][] {
  return (values ?? []).map((each) => {
    const separator = each.indexOf('=');
    if (separator < 1 || separator === each.length - 1)
      throw new UsageError(`${option} has the form ${option} ${example}.`);
    return [each.slice(0, separator), each.slice(separator + 1)];
  });
}

function assertOneOf(option: string, name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  throw new UsageError(
    names.length === 0
      ? `${option} has no valid values. Remove it.`
      : `${option} must be one of ${[...new Set(names)].join(', ')}.`,
  );
}

function readNumber(
  option: string,
  value: string | undefined,
  fallback: number,
  { min, max, isInteger = false }: { min: number; max: number; isInteger?: boolean },
): number {
  if (value === undefined) return fallback;
  const number = value.trim() === '' ? NaN : Number(value);
  if (!(number >= min && number <= max) || (isInteger && !Number.isInteger(number)))
    throw new UsageError(`${option} must be ${isInteger ? 'an integer' : 'a number'} from ${min} to ${max}.`);
  return number;
}
