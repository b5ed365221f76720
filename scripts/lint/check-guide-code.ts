import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, LineCounter, parseDocument, type Document as YamlDocument } from 'yaml';
import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { MediaType, OpenApiDocument, SchemaObject } from '../model/document.ts';
import { isObject, type Json } from '../model/json.ts';
import { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import type { SourceProblem } from '../source/problems.ts';
import { ClosedSchemas } from './closed-schemas.ts';
import type { Part } from './markdown-parts.ts';
import { CodeError, membersIn, placeOf, type CodeName } from './names-in-code.ts';
import { alike } from './nearest.js';
import { SchemaCompiler, type Invalidity } from './schema-compiler.ts';

/** What each rule of this check wants. */
export const guideCodeRules = {
  'guide-code':
    'code in a guide is in the language that its block says, and its JSON is valid under a schema of the description',
  'guide-member': 'a member, parameter or header that the code of a guide names exists in the bundle',
};

type Finding = Omit<SourceProblem, 'file'>;

/** Holds the code of guides against the bundle. */
export class GuideCode {
  readonly #document: OpenApiDocument;
  readonly #words: ReadonlySet<string>;
  readonly #members: ReadonlySet<string>;
  readonly #shapes: PartialShapes;
  #elsewhere: string | undefined;

  /**
   * @param spec the bundle
   * @param words every name that the bundle knows
   */
  constructor({ bundle: { document } }: BundledSpec, words: ReadonlySet<string>) {
    this.#document = document;
    this.#words = words;
    this.#members = membersOf(document);
    this.#shapes = new PartialShapes(document);
  }

  /** What is wrong in a block of code; nothing for other parts of a text. */
  check(part: Part): Finding[] {
    if (part.kind !== 'code-block') return [];
    const { text: code, language } = part;
    if (language === 'json') return this.#checkJson(part, code, 0);
    try {
      const body = language === 'http' ? /\n\n(?=\s*[{[])/.exec(code) : null;
      return [
        ...membersIn(body ? code.slice(0, body.index) : code, language).flatMap((one) =>
          this.#check(part, one),
        ),
        ...(body ? this.#checkJson(part, code.slice(body.index + 2), body.index + 2) : []),
      ];
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      const message = `The block says that it is \`${String(language)}\`, and is not: ${error.message}; correct the code, or its language.`;
      return [at(part, placeOf(code, error.offset), 'guide-code', message)];
    }
  }

  #check(part: Part, { name, line, column }: CodeName): Finding[] {
    if (this.#words.has(name) || this.#members.has(name)) return [];
    // A word that begins a sentence of the program, such as `"Refused:"`, is not a member in lower case.
    const meant = alike(name, this.#members).filter(
      (member) => name.includes('-') || startsInCapital(member) === startsInCapital(name),
    );
    // Programs write their own names in other ways, so that one in snake case is meant as one of the interface.
    const isOfInterface = /^[a-z]+(?:_[a-z0-9]+)+$/.test(name);
    if (!isOfInterface && (meant.length === 0 || this.#isKnownElsewhere(name))) return [];
    const message = `The description has no member \`${name}\`; correct the name in the code.`;
    return [at(part, { line, column }, 'guide-member', message, meant)];
  }

  /** Whether a name is one of the packages, of JavaScript or of Node: looked up only for what is like another name. */
  #isKnownElsewhere(name: string): boolean {
    this.#elsewhere ??= [...packageReports(), ...declarationsOfPlatforms()].join('\n');
    return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(this.#elsewhere);
  }

  #checkJson(part: Part, text: string, start: number): Finding[] {
    const lines = new LineCounter();
    const parsed = parseDocument(text, { lineCounter: lines });
    const place = (offset: number) => placeOf(part.text, start + offset);
    let value: Json;
    try {
      value = JSON.parse(text) as Json;
    } catch (error) {
      const offset = parsed.errors[0]?.pos[0] ?? 0;
      const reason = error instanceof Error ? error.message.replace(/ in JSON.*$/s, '') : String(error);
      return [at(part, place(offset), 'guide-code', `The block is not JSON: ${reason}; correct it.`)];
    }
    return [value].flat().flatMap((each, index) =>
      this.#shapes.faultsOf(each).map((fault) => {
        const path = [...(Array.isArray(value) ? [index] : []), ...fault.instancePath];
        const found = place(offsetOf(parsed, path));
        if (fault.member !== undefined) {
          const message = `The description has no member \`${fault.member}\` here; correct the name in the code.`;
          return at(part, found, 'guide-member', message, fault.meant ?? []);
        }
        const subject = fault.instancePath.join('.') || 'it';
        return at(part, found, 'guide-code', `The JSON is invalid: ${subject} ${fault.message}; correct it.`);
      }),
    );
  }
}

function startsInCapital(name: string): boolean {
  return /^[A-Z]/.test(name);
}

function at(
  part: Part,
  { line, column }: { line: number; column: number },
  rule: keyof typeof guideCodeRules,
  message: string,
  meant: readonly string[] = [],
): Finding {
  const hint =
    meant.length > 0 ? { hint: `did you mean ${meant.map((name) => `\`${name}\``).join(' or ')}?` } : {};
  return { line: part.line + 1 + line, column, rule, message, ...hint };
}

/** The key of a member, or the value where there is none. */
function offsetOf(parsed: YamlDocument, path: readonly (string | number)[]): number {
  const holder = parsed.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  const pair = isMap(holder)
    ? holder.items.find(({ key }) => String((key as { value?: unknown } | null)?.value) === String(last))
    : undefined;
  const node = pair?.key ?? parsed.getIn(path, true);
  return (node as { range?: readonly number[] } | null | undefined)?.range?.[0] ?? 0;
}

/** What bodies, requests and the client's calls name. */
function membersOf(document: OpenApiDocument): Set<string> {
  const model = Model.of(document);
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (isObject(node)) {
      const { properties, headers, name, in: place } = node as Record<string, unknown>;
      for (const map of [properties, headers])
        if (isObject(map)) for (const key of Object.keys(map)) names.add(key);
      if (typeof name === 'string' && typeof place === 'string') names.add(name);
      for (const [key, child] of Object.entries(node)) if (!VALUES.has(key)) walk(child);
    }
  };
  walk({ paths: document.paths, webhooks: document.webhooks, components: document.components });
  for (const operation of model.operations) for (const name of callNamesOf(operation)) names.add(name);
  return names;
}

/** None where the tag is no resource group, which is another rule's to say. */
function callNamesOf(operation: Operation): string[] {
  try {
    const { resource, method } = operation.call;
    return [resource, method];
  } catch {
    return [];
  }
}

const VALUES: ReadonlySet<string> = new Set(['value', 'example', 'examples', 'default', 'enum', 'const']);

/** `api/*.txt`, the committed reports of what client and mock export. */
function packageReports(): string[] {
  const folder = fileURLToPath(new URL('../../api', import.meta.url));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The declarations of what JavaScript, browsers and Node have, as TypeScript ships them. */
function declarationsOfPlatforms(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'));
  return readdirSync(folder)
    .filter((name) => /^lib\.(?:es\d+|es\d+\.\w+|dom)\.d\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** What a part of a body may hold: the schemas of the description, of which no member has to be there. */
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

  /** What keeps a value from being a part of some body; nothing where it can be one. */
  faultsOf(value: Json): readonly Invalidity[] {
    if (!isObject(value)) return [];
    this.#compiler ??= new SchemaCompiler(this.#document, true);
    const closed = new ClosedSchemas(this.#document);
    const names = Object.keys(value);
    const schemas = [...Object.values(this.#document.components?.schemas ?? {}), ...this.#bodies()];
    const candidates = schemas.map((schema) => {
      const declared = new Set(closed.declaredIn(schema as never));
      return { schema, known: names.filter((name) => declared.has(name)).length };
    });
    const most = Math.max(0, ...candidates.map(({ known }) => known));
    if (most === 0) {
      const all = [...new Set(schemas.flatMap((schema) => closed.declaredIn(schema as never)))];
      return names.map((name) => ({
        instancePath: [name],
        message: '',
        member: name,
        meant: alike(name, all),
      }));
    }
    let best: readonly Invalidity[] | undefined;
    for (const { schema } of candidates.filter(({ known }) => known === most)) {
      const faults = this.#compiler.validate(schema, value);
      if (faults.length === 0) return [];
      if (best === undefined || faults.length < best.length) best = faults;
    }
    return best ?? [];
  }

  /** The schemas that are written where a body is. */
  #bodies(): SchemaObject[] {
    return Object.values(this.#document.paths).flatMap((item) =>
      Object.values(item as object).flatMap((operation: unknown) => {
        const content = Object(Object(Object(operation).requestBody).content) as Record<string, MediaType>;
        return Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
      }),
    );
  }
}
