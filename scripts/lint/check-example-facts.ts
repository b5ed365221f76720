import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { Model } from '../model/model.ts';
import type { PathSegment } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';
import { bodyExamples, innerValues, type BodyExample, type Inner } from './json-examples.ts';

/** This check's rules, each with a one-line description. */
export const exampleFactRules = {
  'example-host': 'hosts in examples end in `.invalid`, or are in `servers`',
  'example-slug':
    'a slug belongs to one type, and references resolve if the examples define records of that type',
  'example-status': '`status_code` equals the status, and only a 422 has `errors`',
  'example-sum': '`available` is `budget` minus `allocated`',
  'example-time': 'times in examples end in `Z`',
};

type Report = (path: readonly PathSegment[], rule: string, message: string) => void;

/**
 * Checks rules for examples that a schema can't express: an error repeats its status, only a 422 has `errors`, sums add up,
 * times are in UTC, and references between examples resolve.
 *
 * @returns the problems, each located in the example's own file
 */
export function checkExampleFacts(spec: BundledSpec): SourceProblem[] {
  const problems: SourceProblem[] = [];
  const report: Report = (path, rule, message) => {
    problems.push({ ...spec.sourceMap.locate(spec.bundle.document, path), rule, message });
  };
  const examples = bodyExamples(spec);
  const statusOf = new Map(
    (spec.bundle.document['x-conditions'] ?? []).map(({ id, status }) => [id, status]),
  );
  const documentedHosts = new Set(Model.of(spec.bundle.document).regions.map(({ url }) => hostOf(url)));
  for (const example of examples) {
    checkStatus(example, statusOf.get(example.name), report);
    for (const inner of innerValues(example.value, example.path)) {
      if (typeof inner.value === 'string') {
        checkTimes(inner.value, inner.path, report);
        checkHost(inner.value, inner.path, documentedHosts, report);
      }
      if (isObject(inner.value)) checkSum(inner.value, inner.path, report);
    }
  }
  checkSlugs(examples, report);
  return problems;
}

/** An error envelope repeats the status code, and only a 422 has `errors`. */
function checkStatus({ value, path }: BodyExample, status: number | undefined, report: Report): void {
  if (status === undefined || !isObject(value)) return;
  if ('status_code' in value && value['status_code'] !== status) {
    const message = `The error has status ${status} but \`status_code\` ${JSON.stringify(value['status_code'])}; make them equal.`;
    report([...path, 'status_code'], 'example-status', message);
  }
  if (status !== 422 && 'errors' in value) {
    const message = `Only a 422 has \`errors\`, and this is a ${status}; remove the property.`;
    report([...path, 'errors'], 'example-status', message);
  }
}

const dateTime = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?!Z|[\d:.])/;

function checkTimes(text: string, path: readonly PathSegment[], report: Report): void {
  const [time] = dateTime.exec(text) ?? [];
  if (time === undefined) return;
  report(path, 'example-time', `The time ${time}… isn't in UTC; end it with \`Z\`.`);
}

/** A real host in an example could receive a reader's requests, including their API key. */
function checkHost(
  text: string,
  path: readonly PathSegment[],
  documentedHosts: ReadonlySet<string>,
  report: Report,
): void {
  for (const [, host = ''] of text.matchAll(/\bhttps?:\/\/([^\s/:?#"'<>]+)/g)) {
    if (/(?:^|\.)invalid$/i.test(host) || documentedHosts.has(host)) continue;
    report(path, 'example-host', `\`${host}\` may be a real host; use one that ends in \`.invalid\`.`);
  }
}

/** The host of a URL, or an empty string if it has none. */
function hostOf(url: string): string {
  return /^https?:\/\/([^\s/:?#]+)/.exec(url)?.[1] ?? '';
}

/** `available` equals `budget` minus `allocated`. */
function checkSum(value: JsonObject, path: readonly PathSegment[], report: Report): void {
  const [budget, allocated, available] = [value['budget'], value['allocated'], value['available']];
  if (typeof budget !== 'number' || typeof allocated !== 'number' || typeof available !== 'number') return;
  // Compare in cents, because binary floating point is inexact.
  if (Math.round((budget - allocated) * 100) === Math.round(available * 100)) return;
  const message = `\`available\` must equal \`budget\` minus \`allocated\`, which is ${Math.round((budget - allocated) * 100) / 100}; correct one of the three.`;
  report([...path, 'available'], 'example-sum', message);
}

/**
 * If the examples define records of a resource type, references to that type must use one of them. A slug must belong
 * to one type only, and an update may only use fields that exist.
 */
function checkSlugs(examples: readonly BodyExample[], report: Report): void {
  const records = recordsOf(examples);
  // A full record determines its slug's type; otherwise the first use does.
  const kinds = new Map(
    [...records].flatMap(([kind, slugs]) => [...slugs].map((slug) => [slug, kind] as const)),
  );
  for (const { value, path, operationId, isRequest } of examples) {
    for (const inner of innerValues(value, path)) {
      const slug = slugOf(inner.value);
      const kind = kindOf(inner, operationId);
      if (slug !== undefined && kind !== undefined) {
        const place = [...inner.path, 'slug'];
        const other = kinds.get(slug) ?? kind;
        kinds.set(slug, other);
        if (other !== kind) {
          const message = `\`${slug}\` is the slug of a ${other} in another example, but of a ${kind} here; use different slugs.`;
          report(place, 'example-slug', message);
        } else if (records.get(kind)?.has(slug) === false) {
          const message = `No example defines the ${kind} \`${slug}\`; use a slug that one does.`;
          report(place, 'example-slug', message);
        }
      }
    }
    if (!isRequest || !isObject(value) || !isObject(value['fields'])) continue;
    for (const slug of Object.keys(value['fields'])) {
      if (records.get('field')?.has(slug) !== false) continue;
      const message = `No example defines the field \`${slug}\`; use one from the response example.`;
      report([...path, 'fields', slug], 'example-slug', message);
    }
  }
}

/** The slugs of all records in the examples, by resource type. */
function recordsOf(examples: readonly BodyExample[]): Map<string, Set<string>> {
  const records = new Map<string, Set<string>>();
  const add = (kind: string, slug: string | undefined): void => {
    if (slug !== undefined) records.set(kind, (records.get(kind) ?? new Set()).add(slug));
  };
  for (const { value, operationId, isRequest } of examples) {
    const kind = recordKind(operationId);
    if (kind === undefined || isRequest || !isObject(value)) continue;
    add(kind, slugOf(value));
    for (const item of [value['data']].flat()) add(kind, slugOf(item));
    // A contributor's fields are nested as full records.
    for (const item of [value['fields']].flat()) add('field', slugOf(item));
  }
  return records;
}

function slugOf(value: Json | undefined): string | undefined {
  const slug = isObject(value) ? value['slug'] : undefined;
  return typeof slug === 'string' ? slug : undefined;
}

/** `listAllocationPayments` returns records of the kind `allocation_payment`. */
function recordKind(operationId: string | undefined): string | undefined {
  const resource = /^(?:get|update|list)([A-Z]\w*)$/.exec(operationId ?? '')?.[1];
  if (resource === undefined) return undefined;
  const snake = resource.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
  return operationId?.startsWith('list') ? singular(snake) : snake;
}

/** The type of an object with a slug: from its property name, or from the operation if it is the top-level record. */
function kindOf({ key }: Inner, operationId: string | undefined): string | undefined {
  if (key === '' || key === 'data') return recordKind(operationId);
  return key === 'applicant' ? 'user' : singular(key);
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}
