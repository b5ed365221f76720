import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { isObject, objectOf } from '../../scripts/diff/json.ts';
import { RINGS, ringOf } from '../diff/rings.ts';
import type { Bench } from './main.ts';
import type { Row } from './table.ts';

const operations = 600;
const maxMilliseconds = 2000;
const bundle = new URL('../../generated/openapi.json', import.meta.url);

/** Acceptable on a small machine for a person who waits for the result. */
const pairBounds = {
  ring: { milliseconds: 2000, megabytes: 300 },
  large: { milliseconds: 3000, megabytes: 2000 },
};

/**
 * Times the diff of a bundle with 600 operations: unchanged, with one schema changed, and with every schema changed.
 * The limits are on elapsed time, so run this on a quiet machine. CPU time is higher, because V8 compiles and collects
 * garbage in other threads.
 */
export const run: Bench = async ({ quick }) => {
  const repetitions = quick ? 1 : 5;
  const base = multiply(JSON.parse(readFileSync(bundle, 'utf8')) as JsonObject, operations);
  const cases = {
    'nothing changed': structuredClone(base),
    'one schema changed, used everywhere': changed(base, (name) => name.startsWith('Slug')),
    'every schema changed': changed(base, () => true),
  };
  const { rows, misses } = pairs();
  for (const [name, head] of Object.entries(cases)) {
    // Include parsing, which callers wait for, too.
    const [before, after] = [base, head].map((document) => JSON.stringify(document));
    const times: { wall: number; processor: number; changes: number }[] = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const start = performance.now();
      const spent = process.cpuUsage();
      const changes = diffDocuments(parse(before), parse(after)).length;
      const { user, system } = process.cpuUsage(spent);
      times.push({ wall: performance.now() - start, processor: (user + system) / 1000, changes });
    }
    const wall = median(times.map((time) => time.wall));
    const processor = median(times.map((time) => time.processor));
    const figures = `${wall.toFixed(0)} ms (CPU ${processor.toFixed(0)} ms), ${times[0]?.changes ?? 0} changes`;
    const megabytes = ((before?.length ?? 0) / 1e6).toFixed(1);
    console.log(`${operations} operations in ${megabytes} MB, ${name}: ${figures}`);
    rows.push({
      what: `${operations} operations in ${megabytes} MB, ${name}`,
      ours: `${wall.toFixed(0)} ms`,
      bound: `below ${maxMilliseconds} ms`,
    });
    if (!(wall < maxMilliseconds)) misses.push(`${name}: ${wall.toFixed(0)} ms`);
  }
  return { rows, misses };
};

/** Compares rings of 50 schemas, and 500 operations with every schema changed. Each comparison runs in a separate process. */
function pairs(): { rows: Row[]; misses: string[] } {
  const bundleOf500 = multiply(JSON.parse(readFileSync(bundle, 'utf8')) as JsonObject, 500);
  const all = [
    ...Object.entries(RINGS).map(([name, schema]) => {
      const [base, head] = ['string', 'number'].map((type) => ringOf(schema, { value: { type } }));
      return { what: `a ring of 50 schemas: ${name}`, base, head, bound: pairBounds.ring };
    }),
    {
      what: '500 operations, every schema changed',
      base: bundleOf500,
      head: changed(bundleOf500, () => true),
      bound: pairBounds.large,
    },
  ];
  const rows: Row[] = [];
  const misses: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'diff-bench-'));
  try {
    for (const { what, base, head, bound } of all) {
      const files = { base: join(folder, 'base.json'), head: join(folder, 'head.json') };
      writeFileSync(files.base, JSON.stringify(base));
      writeFileSync(files.head, JSON.stringify(head));
      const script = join(import.meta.dirname, 'diff-pair.ts');
      const args = ['--import', 'tsx', script, files.base, files.head];
      const text = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 120_000 });
      const { changes, milliseconds, processor, megabytes } = JSON.parse(text) as Record<string, number>;
      const ours = `${milliseconds?.toFixed(0)} ms, ${megabytes?.toFixed(0)} MB`;
      console.log(`${what}: ${ours} (CPU ${processor?.toFixed(0)} ms), ${changes} changes`);
      rows.push({ what, ours, bound: `below ${bound.milliseconds} ms and ${bound.megabytes} MB` });
      if (!(Number(milliseconds) < bound.milliseconds && Number(megabytes) < bound.megabytes))
        misses.push(`${what}: ${ours}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { rows, misses };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

function parse(text: string | undefined): JsonObject {
  return JSON.parse(text ?? '{}') as JsonObject;
}

/** Copies a bundle's operations and their schemas until it has enough operations. */
export function multiply(document: JsonObject, count: number): JsonObject {
  const paths = Object.entries(objectOf(document['paths']));
  const perCopy = paths.reduce(
    (total, [, item]) => total + Object.values(objectOf(item)).filter(isObject).length,
    0,
  );
  const components = objectOf(document['components']);
  const schemas: JsonObject = {};
  const copies: JsonObject = {};
  for (let copy = 0; copy * perCopy < count; copy += 1) {
    const suffix = copy === 0 ? '' : `Copy${copy}`;
    for (const [name, schema] of Object.entries(objectOf(components['schemas']))) {
      schemas[name + suffix] = renamed(schema, suffix);
    }
    for (const [path, item] of paths) {
      copies[suffix === '' ? path : `/copy-${copy}${path}`] = renamed(item, suffix);
    }
  }
  return { ...document, paths: copies, components: { ...components, schemas } };
}

function renamed(node: Json, suffix: string): Json {
  if (Array.isArray(node)) return node.map((item) => renamed(item, suffix));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const isReference =
        key === '$ref' && typeof value === 'string' && value.startsWith('#/components/schemas/');
      if (isReference || (key === 'operationId' && typeof value === 'string'))
        return [key, `${value}${suffix}`];
      return [key, renamed(value, suffix)];
    }),
  );
}

function changed(document: JsonObject, which: (name: string) => boolean): JsonObject {
  const copy = structuredClone(document);
  for (const [name, schema] of Object.entries(objectOf(objectOf(copy['components'])['schemas']))) {
    if (which(name) && isObject(schema))
      Object.assign(schema, { maxLength: 1000, minProperties: 1, deprecated: true });
  }
  return copy;
}
