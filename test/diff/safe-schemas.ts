import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { arrayOf, isObject, objectOf } from '../../scripts/diff/json.ts';
import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { documentOf } from './documents.ts';
import { Instances, randomFrom } from './instances.ts';
import { changedDocument, randomComponents, randomSchema } from './random-documents.ts';

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const firstSeed = Number(process.env['SEED'] ?? 1);

/** Keywords that don't affect validity. */
const NOT_VALIDATING: ReadonlySet<string> = new Set(['x-gap', 'readOnly', 'writeOnly', 'default']);

/** Counts what the property test covered, so that the test can check that it did some work. */
export interface Tally {
  safe: number;
  breaking: number;
  values: number;
}

/**
 * Checks that every valid value stays valid if a schema change isn't breaking for senders, and that every value valid
 * now was valid before if it isn't breaking for receivers. Ajv validates the values.
 *
 * It skips added properties, because the diff assumes that nobody used their names for something else.
 */
export function safeSchemasAreSafe(runs: number, valuesEach: number): Tally {
  const tally: Tally = { safe: 0, breaking: 0, values: 0 };
  fc.assert(
    fc.property(seeds, fc.constantFrom('sends', 'receives'), (seed, side) => {
      const random = randomFrom(seed);
      const schemas = { ...randomComponents(random), Start: randomSchema(random, 3) };
      const before = ofValues({ components: { schemas } });
      const after = random() < 0.85 ? changedDocument(random, before) : before;
      const [base, head] = [withUse(before, side), withUse(after, side)];
      if (containsItself(base) || containsItself(head)) return;
      const changes = diffDocuments(base, head);
      if (changes.some(({ kind }) => kind === 'property-added')) return;
      const isBreaking = changes.some(({ level }) => level === 'breaking');
      tally[isBreaking ? 'breaking' : 'safe'] += 1;
      if (isBreaking) return;
      const [from, to] = side === 'sends' ? [base, head] : [head, base];
      const [isOfFrom, isOfTo] = [validator(from), validator(to)];
      const instances = new Instances(from, random);
      for (let count = 0; count < valuesEach; count += 1) {
        const value = unlessEndless(() => instances.make({ $ref: '#/components/schemas/Start' }));
        if (value === undefined || !isOfFrom(value)) continue;
        tally.values += 1;
        if (isOfTo(value)) continue;
        const lines = changes.map(({ kind, level, what }) => `${kind} ${level}: ${what}`);
        throw new Error(
          [
            `${side}: ${JSON.stringify(value)} is refused.`,
            JSON.stringify(before),
            JSON.stringify(after),
            ...lines,
          ].join('\n'),
        );
      }
    }),
    { numRuns: runs, seed: firstSeed },
  );
  return tally;
}

function withUse(document: JsonObject, side: string): JsonObject {
  const use = documentOf({ [side]: { $ref: '#/components/schemas/Start' } });
  const schemas = Object.entries(objectOf(objectOf(document['components'])['schemas'])).map(
    ([name, schema]) => [name, schema === false ? { not: {} } : objectOf(schema)],
  );
  return { ...use, components: { schemas: Object.fromEntries(schemas) } };
}

/**
 * True if some schema contains itself through references and composition alone. JSON Schema doesn't define its meaning.
 */
function containsItself(document: JsonObject): boolean {
  const schemas = objectOf(objectOf(document['components'])['schemas']);
  const partsOf = (schema: Json): string[] => {
    const { $ref, allOf, anyOf, oneOf, not } = objectOf(schema);
    const inner = [allOf, anyOf, oneOf, not === undefined ? [] : [not]].flatMap(arrayOf).flatMap(partsOf);
    return [...(typeof $ref === 'string' ? [$ref.replace('#/components/schemas/', '')] : []), ...inner];
  };
  const leadsTo = (name: string, open: readonly string[]): boolean =>
    open.includes(name) || partsOf(schemas[name] ?? true).some((part) => leadsTo(part, [...open, name]));
  return Object.keys(schemas).some((name) => leadsTo(name, []));
}

function validator(document: JsonObject): (value: Json) => boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'document', ...structuredClone(document) }, 'document', false, false);
  const validate = ajv.compile({ $ref: 'document#/components/schemas/Start' });
  return (value) => unlessEndless(() => validate(value)) ?? false;
}

/** Returns undefined instead of overflowing the stack, which happens for schemas without finite values. */
function unlessEndless<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function ofValues<T extends Json>(node: T): T;
function ofValues(node: Json): Json {
  if (Array.isArray(node)) return node.map(ofValues);
  if (!isObject(node)) return node;
  const members = Object.entries(node).filter(([key]) => !NOT_VALIDATING.has(key));
  return Object.fromEntries(members.map(([key, value]) => [key, ofValues(value)]));
}
