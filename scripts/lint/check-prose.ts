import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { isObject, type Json } from '../model/json.ts';
import { toPointer, type PathSegment } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';
import { Model } from '../model/model.ts';
import type { Response } from '../model/body.ts';
import { ownWords } from '../model/own-words.ts';
import { wrongIds } from './known-ids.ts';
import { countRules, staleCounts } from './counts-and-lists.ts';
import { staleAddresses, staleClaims } from './open-claims.ts';
import { namesIn } from './names-in-text.ts';
import { nearest } from './nearest.js';
import { vocabularyOf } from './vocabulary.ts';

/** What each rule of this check wants. */
export const proseRules = {
  ...countRules,
  'prose-id': 'ids of gaps and ambiguities in the texts of the spec exist, and no text names a closed gap',
  'prose-exception':
    'a text that says of one operation alone what is not known of the others names the gap, and is true',
  'prose-address':
    'a text calls no address unknown that is known: neither that of one region, nor all of them',
  'prose-shape': 'a text calls no shape unknown of which members are described where it stands',
  'prose-open': 'a text says that something is not shown only where an open gap is named',
  'prose-name': 'a name that a text of the spec writes as code exists in the bundle, or in its registers',
};

const TEXTS: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'title',
  'text',
  'migrate',
  'when',
  'statement',
  'reading',
  'ambiguity',
]);
/** Entries that record what is known or not known: a name in them needs no other witness. */
const RECORDS: ReadonlySet<string> = new Set([
  'x-changelog',
  'x-gap-register',
  'x-ambiguities',
  'x-conditions',
]);

const NOT_SHOWN = /\b(?:not|neither|nor|none)\b(?:\W+\w+){0,2}?\W+shown\b/i;
const ID = /\b(?:GAP|AMB)-\d+\b/;

/** Holds what the texts of the spec name against what the bundle has. Guides have a check of their own. */
export function checkProse(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const model = Model.of(document);
  const words = vocabularyOf(spec);
  const problems: SourceProblem[] = [];
  const report = (
    path: readonly PathSegment[],
    rule: string,
    message: string,
    more: Pick<SourceProblem, 'hint'> = {},
  ): void => void problems.push({ ...spec.sourceMap.locate(document, path), rule, message, ...more });
  const check = (text: string, path: readonly PathSegment[]): void => {
    // The history tells what was at its time.
    if (!path.includes('x-changelog'))
      for (const { rule, message } of staleCounts(text, model)) report(path, rule, message);
    if (!path.includes('x-changelog'))
      for (const { message } of staleAddresses(text, model)) report(path, 'prose-address', message);
    // A register may speak of what was.
    if (path.some((key) => RECORDS.has(String(key)))) {
      const gap = path[0] === 'x-gap-register' ? model.gaps[Number(path[1])] : undefined;
      if (gap)
        for (const { message } of staleClaims(`${text} (${gap.id})`, model))
          report(path, 'prose-exception', message);
      for (const { message } of wrongIds(text, document))
        if (message.startsWith('No register')) report(path, 'prose-id', message);
      return;
    }
    for (const { message } of wrongIds(text, document)) report(path, 'prose-id', message);
    const own = path.includes('responses') ? ownWords(text) : text;
    for (const { message } of staleClaims(own, model, operationAt(document, path)))
      report(path, 'prose-exception', message);
    if (NOT_SHOWN.test(text) && !ID.test(text) && !isOpen(document, path.slice(0, -1)))
      report(
        path,
        'prose-open',
        'The text says that something is not shown, and no gap is named here; name it with `x-gap`, or say what is known now.',
      );
    if (hasMembersHere(own, model, path))
      report(
        path,
        'prose-shape',
        'The text says that the shape is not shown, and members are described here; say what is known now.',
      );
    for (const name of namesIn(text)) {
      if (words.has(name)) continue;
      const close = nearest(name, words);
      const hint = `did you mean ${close.map((word) => `\`${word}\``).join(' or ')}?`;
      const message = `The description has no \`${name}\`; correct the name.`;
      report(path, 'prose-name', message, close.length > 0 ? { hint } : {});
    }
  };
  const walk = (node: Json, path: readonly PathSegment[]): void => {
    if (Array.isArray(node)) node.forEach((item, index) => walk(item, [...path, index]));
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      // Values of examples and guides are texts of their own; a member may be called `description`.
      if (
        ['x-guides', 'value', 'example', 'default', 'enum', 'const'].includes(key) &&
        path.at(-1) !== 'properties'
      )
        continue;
      if (typeof value === 'string' && TEXTS.has(key) && path.at(-1) !== 'properties')
        check(value, [...path, key]);
      else walk(value, [...path, key]);
    }
  };
  walk(document as unknown as Json, []);
  return problems;
}

const OF_RESPONSE = /\b(?:shape|body|fields|members) of the response (?:is|are) not\s+shown\b/i;
/** As a sentence of its own: "the types of its fields are not shown" is true of members that are described. */
const OF_ITSELF =
  /(?:^|[.!?]\s+)(?:(?:Its|Their) (?:shape|body|fields|members)|The body) (?:is|are) not\s+shown\b/;

/** Whether members are described where a text says that just their shape is not shown: in JSON, for a response. */
function hasMembersHere(text: string, model: Model, path: readonly PathSegment[]): boolean {
  const owner = toPointer(path.slice(0, -1));
  for (const { pointer, successes } of model.operations) {
    if (owner === pointer && OF_RESPONSE.test(text)) return successes.some(hasMembers);
    const own = successes.filter((response) => response.pointer === owner);
    if (own.length > 0 && OF_ITSELF.test(text)) return own.some(hasMembers);
  }
  if (!OF_ITSELF.test(text)) return false;
  const node = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], model.document);
  return isObject(node) && Object.keys(Object(node['properties'])).length > 0;
}

function hasMembers(response: Response): boolean {
  return (response.as('json')?.schema.meant.members ?? []).length > 0;
}

/** The operation that a text describes: none for texts deeper inside it. */
function operationAt(document: OpenApiDocument, path: readonly PathSegment[]): string | undefined {
  const [root, item, method, ...rest] = path;
  if (root !== 'paths' || rest.length !== 1) return undefined;
  return Model.of(document).operations.find(
    (operation) => operation.path === item && operation.method === method,
  )?.id;
}

/** Whether a node, or what it stands in or holds, names a gap; the whole description always does. */
function isOpen(document: OpenApiDocument, path: readonly PathSegment[]): boolean {
  let node = document as unknown as Json;
  for (const [index, key] of path.entries()) {
    node = (node as { [key: string]: Json })[String(key)] ?? null;
    if (index > 0 && isObject(node) && Array.isArray(node['x-gap'])) return true;
  }
  return path.length < 2 || namesGap(node);
}

function namesGap(node: Json): boolean {
  if (Array.isArray(node)) return node.some(namesGap);
  if (!isObject(node)) return false;
  return 'x-gap' in node || Object.values(node).some(namesGap);
}
