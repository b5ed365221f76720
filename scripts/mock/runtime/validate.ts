import type { SchemaError, Validate } from './schemas.ts';

/** A problem at one path of a value. */
export interface Problem {
  readonly path: readonly string[];
  /** For example `must be string`. */
  readonly text: string;
}

/** Validates a value. Returns one problem per path; none if there is no schema. */
export function problemsOf(validate: Validate | undefined, value: unknown): readonly Problem[] {
  if (!validate || validate(value)) return [];
  const places = new Map<string, { path: readonly string[]; texts: string[]; isChoice: boolean }>();
  /** Paths with problems below them. */
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
  // If all alternatives fail, report the problems inside them rather than the failed choice.
  const reported = [...places].filter(([key, place]) => !place.isChoice || !outer.has(key));
  return reported.map(([, { path, texts }]) => ({ path, text: joinTexts(texts) }));
}

function isChoice({ keyword }: SchemaError): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** Returns the path of an error, including the name of a missing property. */
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

/** Joins `must be string` and `must be boolean` to `must be string or boolean`. */
function joinTexts(texts: readonly string[]): string {
  const [first = 'must match one of the documented schemas', ...rest] = texts;
  const types = rest
    .filter((text) => text.startsWith('must be '))
    .map((text) => text.slice('must be '.length));
  return first.startsWith('must be ') ? [first, ...types].join(' or ') : first;
}
