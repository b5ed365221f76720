import { isMap, LineCounter, parseDocument, type Document as YamlDocument } from 'yaml';
import type { MediaType, OpenApiDocument, SchemaObject } from '../model/document.ts';
import { isObject, type Json } from '../model/json.ts';
import type { SourceProblem } from '../source/problems.ts';
import { ClosedSchemas } from './closed-schemas.ts';
import type { Part } from './markdown-parts.ts';
import { SchemaCompiler, type Invalidity } from './schema-compiler.ts';

/** This check's rules, each with a one-line description. */
export const guideJsonRules = {
  'guide-json': 'JSON in a guide is well-formed, and valid against a schema of the spec',
};

type Finding = Omit<SourceProblem, 'file'>;

/** Validates JSON in guides, in code blocks or request bodies, against the schemas of the bundle. */
export class GuideJson {
  readonly #shapes: PartialShapes;

  constructor(document: OpenApiDocument) {
    this.#shapes = new PartialShapes(document);
  }

  /** Returns the problems in a code block; empty for other parts. */
  check(part: Part): Finding[] {
    if (part.kind !== 'code-block') return [];
    if (part.language === 'json') return this.#check(part, 0);
    const body = part.language === 'http' ? /\n\n(?=\s*[{[])/.exec(part.text) : null;
    return body ? this.#check(part, body.index + 2) : [];
  }

  #check(part: Part, start: number): Finding[] {
    const text = part.text.slice(start);
    const lines = new LineCounter();
    const parsed = parseDocument(text, { lineCounter: lines });
    let value: Json;
    try {
      value = JSON.parse(text) as Json;
    } catch (error) {
      const offset = parsed.errors[0]?.pos[0] ?? 0;
      const reason = error instanceof Error ? error.message.replace(/ in JSON.*$/s, '') : String(error);
      return [findingAt(part, start + offset, `The block isn't valid JSON: ${reason}; correct it.`)];
    }
    return [value].flat().flatMap((each, index) =>
      this.#shapes.problemsOf(each).map((fault) => {
        const path = [...(Array.isArray(value) ? [index] : []), ...fault.instancePath];
        const offset = start + offsetOf(parsed, path);
        if (fault.member !== undefined) {
          const message = `The schema has no property \`${fault.member}\` here; correct the name.`;
          return findingAt(part, offset, message);
        }
        const subject = fault.instancePath.join('.') || 'it';
        return findingAt(part, offset, `The JSON is invalid: ${subject} ${fault.message}; correct it.`);
      }),
    );
  }
}

function findingAt(part: Part, offset: number, message: string): Finding {
  const before = part.text.slice(0, offset).split('\n');
  return {
    line: part.line + before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    rule: 'guide-json',
    message,
  };
}

/** Returns the offset of a property's key, or of the value if there is no key. */
function offsetOf(parsed: YamlDocument, path: readonly (string | number)[]): number {
  const holder = parsed.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  const pair = isMap(holder)
    ? holder.items.find(({ key }) => String((key as { value?: unknown } | null)?.value) === String(last))
    : undefined;
  const node = pair?.key ?? parsed.getIn(path, true);
  return (node as { range?: readonly number[] } | null | undefined)?.range?.[0] ?? 0;
}

/** The body schemas with every property optional, for snippets that show only part of a body. */
class PartialShapes {
  readonly #document: OpenApiDocument;
  #compiler: SchemaCompiler | undefined;

  constructor(document: OpenApiDocument) {
    this.#document = JSON.parse(
      JSON.stringify(document, (key, value: unknown) =>
        key === 'required' && Array.isArray(value) ? undefined : value,
      ),
    ) as OpenApiDocument;
  }

  /** Returns the reasons a value can't be part of any body; empty if it can. */
  problemsOf(value: Json): readonly Invalidity[] {
    if (!isObject(value)) return [];
    this.#compiler ??= new SchemaCompiler(this.#document, true);
    const closed = new ClosedSchemas(this.#document);
    const names = Object.keys(value);
    const schemas = [...Object.values(this.#document.components?.schemas ?? {}), ...this.#bodies()];
    const candidates = schemas.map((schema) => {
      const declared = new Set(closed.declaredIn(schema as never));
      return { schema, matches: names.filter((name) => declared.has(name)).length };
    });
    const maxMatches = Math.max(0, ...candidates.map(({ matches }) => matches));
    if (maxMatches === 0) return names.map((name) => ({ instancePath: [name], message: '', member: name }));
    let best: readonly Invalidity[] | undefined;
    for (const { schema } of candidates.filter(({ matches }) => matches === maxMatches)) {
      const faults = this.#compiler.validate(schema, value);
      if (faults.length === 0) return [];
      if (best === undefined || faults.length < best.length) best = faults;
    }
    return best ?? [];
  }

  /** The schemas used directly as bodies. */
  #bodies(): SchemaObject[] {
    return Object.values(this.#document.paths).flatMap((item) =>
      Object.values(item as object).flatMap((operation: unknown) => {
        const content = Object(Object(Object(operation).requestBody).content) as Record<string, MediaType>;
        return Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
      }),
    );
  }
}
