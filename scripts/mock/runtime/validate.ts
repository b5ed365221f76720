import type { SchemaError, Validate } from './schemas.ts';

/** What is wrong at one place of a value. */
export interface Problem {
  readonly path: readonly string[];
  /** Such as `must be string`. */
  readonly text: string;
}

/** What a schema finds wrong with a value: one sentence for each place. Without a schema, nothing is. */
export function problemsOf(validate: Validate | undefined, value: unknown): readonly Problem[] {
  if (!validate || validate(value)) return [];
  const places = new Map<string, { path: readonly string[]; texts: string[]; isChoice: boolean }>();
  /** Places with something wrong inside of them. */
  const outer = new Set<string>();
  for (const error of validate.errors ?? []) {
    if (error.keyword === 'propertyNames') continue;
    const path = pathOf(error);
    const key = path.join('/');
    const place = places.get(key) ?? { path, texts: [], isChoice: false };
    places.set(key, place);
    const text = textOf(error);
    if (isChoice(error)) place.isChoice = true;
    else if (!place.texts.includes(text)) place.texts.push(text);
    for (const index of path.keys()) outer.add(path.slice(0, index).join('/'));
  }
  // Of alternatives that all fail, what is wrong inside of one says more than what is wrong with the value as a whole.
  const told = [...places].filter(([key, place]) => !place.isChoice || !outer.has(key));
  return told.map(([, { path, texts }]) => ({ path, text: inOneText(texts) }));
}

function isChoice({ keyword }: SchemaError): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** Keys that lead to what is wrong; for a missing member, to where it should be. */
function pathOf({ instancePath, keyword, params, propertyName }: SchemaError): readonly string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = keyword === 'required' ? params['missingProperty'] : propertyName;
  return name === undefined ? path : [...path, String(name)];
}

function textOf({ keyword, message = 'is not valid', propertyName }: SchemaError): string {
  if (keyword === 'required') return 'must be present';
  return propertyName === undefined
    ? message
    : `the name ${JSON.stringify(propertyName.slice(0, 40))} ${message}`;
}

/** `must be string` and `must be boolean` are one fault: `must be string or boolean`. */
function inOneText(texts: readonly string[]): string {
  const [first = 'must have one of the documented forms', ...rest] = texts;
  const types = rest
    .filter((text) => text.startsWith('must be '))
    .map((text) => text.slice('must be '.length));
  return first.startsWith('must be ') ? [first, ...types].join(' or ') : first;
}
