import type { OperationFacts } from './interface-facts.ts';
import type { Violation } from './prism.cjs';
import type { MockRecord } from './api.ts';
import type { FieldErrors } from './store.ts';
import { unknownItems } from './update.ts';

const mostErrors = 20;
const mostCharacters = 200;

/**
 * What Prism finds wrong with a body, by the member at fault: one text for each of them, and a member that is missing
 * or whose name is wrong under its own name.
 *
 * @param violations those of the body
 * @param body the body that was sent
 */
export function formErrors(violations: readonly Violation[], body: unknown): FieldErrors {
  const places = new Map<string, { path: readonly string[]; phrases: string[] }>();
  for (const { path: whole = [], message } of violations) {
    const path = whole.slice(1);
    const name = path.join('.');
    let place = places.get(name);
    if (!place) {
      if (places.size === mostErrors) continue;
      places.set(name, (place = { path, phrases: [] }));
    }
    if (place.phrases.length < mostErrors) place.phrases.push(phraseOf(message, name));
  }
  return byField([...places.values()].flatMap(({ path, phrases }) => errorsAt(path, phrases, body)));
}

/**
 * Errors by the name of the member at fault.
 *
 * @param errors path of the member and what is wrong with it
 */
export function byField(errors: readonly (readonly [path: readonly string[], text: string])[]): FieldErrors {
  const found: Record<string, string[]> = {};
  for (const [path, text] of errors.slice(0, mostErrors))
    (found[fieldName(path)] ??= []).push(text.slice(0, mostCharacters));
  return found;
}

/**
 * Errors of a body that is refused because a test asked for it: they name a member that was sent, or should have been.
 */
export function errorsAskedFor({ requiredMembers }: OperationFacts, body: unknown): FieldErrors {
  const [member] = requiredMembers;
  const value: unknown = member === undefined ? undefined : Object(body)[member];
  const [inner] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const path = [member, inner].filter((part) => part !== undefined);
  return byField([[path, 'The mock was asked to refuse this.']]);
}

/**
 * What the data knows to be wrong with an update that has the documented form: it names items that the record lacks.
 *
 * @param record what is updated, empty when there is none
 */
export function noSuchItems(
  { record: facts }: OperationFacts,
  record: MockRecord,
  body: unknown,
): FieldErrors {
  const unknown = facts ? unknownItems(record, body, facts) : [];
  return byField(unknown.map(([member, slug]) => [[member, slug], 'The record has no such item.']));
}

type FieldError = readonly [path: readonly string[], text: string];

function errorsAt(path: readonly string[], phrases: readonly string[], body: unknown): FieldError[] {
  const missing = phrases.flatMap((phrase) => /^must have required property '(.*)'$/.exec(phrase)?.[1] ?? []);
  const names = wrongNames(path, phrases, body);
  const others = phrases.filter(
    (phrase) =>
      !phrase.startsWith('must have required property') &&
      !(names.length > 0 && /^must match pattern |^property name must be valid$/.test(phrase)),
  );
  const text = inOneText(others);
  return [
    ...missing.map((name): FieldError => [[...path, name], 'must be present']),
    ...names.map(([name, pattern]): FieldError => [
      [...path, name],
      `the name ${JSON.stringify(name.slice(0, 40))} must match pattern "${pattern}"`,
    ]),
    ...(text === undefined ? [] : [[path, text] as const]),
  ];
}

/** Names of members that do not match the pattern that Prism says they have to match; a text would be at fault itself. */
function wrongNames(
  path: readonly string[],
  phrases: readonly string[],
  body: unknown,
): (readonly [name: string, pattern: string])[] {
  if (!phrases.includes('property name must be valid')) return [];
  const value = path.reduce<unknown>((parent, name) => Object(parent)[name], body);
  const [pattern] = phrases.flatMap((phrase) => /^must match pattern "(.*)"$/.exec(phrase)?.[1] ?? []);
  if (typeof value !== 'object' || value === null || pattern === undefined) return [];
  const fitting = new RegExp(pattern, 'u');
  return Object.keys(value)
    .filter((name) => !fitting.test(name))
    .slice(0, mostErrors)
    .map((name) => [name, pattern]);
}

/** `must be string`, `must be boolean` and that neither fits are one fault: `must be string or boolean`. */
export function inOneText(phrases: readonly string[]): string | undefined {
  const said = [...new Set(phrases)];
  const telling = said.filter((phrase) => !/^must match a schema in |^must match exactly one /.test(phrase));
  const chosen = telling.length > 0 ? telling : said;
  if (chosen.length === 0) return undefined;
  if (!chosen.every((phrase) => phrase.startsWith('must '))) return chosen.join('; ');
  const [first = '', ...rest] = chosen;
  const shared = chosen.every((phrase) => phrase.startsWith('must be '))
    ? rest.map((phrase) => phrase.slice('must be '.length))
    : rest;
  return [first, ...shared].join(' or ');
}

function phraseOf(message: string, name: string): string {
  const place = name === '' ? 'Request body ' : `Request body property ${name} `;
  return message.startsWith(place) ? message.slice(place.length) : message;
}

/** The name of a field at fault, without what could not be the name of an XML element. */
function fieldName(path: readonly string[]): string {
  const safe: string[] = [];
  for (const part of path) {
    if (!/^[A-Z_a-z][\w-]{0,63}$/.test(part)) break;
    safe.push(part);
  }
  return safe.join('.') || 'body';
}
