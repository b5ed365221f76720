import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, parseDocument } from 'yaml';

/**
 * Generates a larger spec from a real one: repeats its operations under other paths, with copies of the object schemas
 * and examples. Parameters, responses, scalar schemas and registers are shared, as in a real spec.
 *
 * @param source folder of the real spec
 * @param target folder to create
 * @param operations number of operations
 * @returns root file of the new spec
 */
export function generateSpec(source: string, target: string, operations: number): string {
  cpSync(source, target, { recursive: true });
  const rootFile = join(target, 'openapi.yaml');
  const root = parseDocument(readFileSync(rootFile, 'utf8'));
  const paths = Object.entries((root.toJS() as { paths: Record<string, { $ref: string }> }).paths);
  let count = paths.reduce((sum, [, { $ref }]) => sum + countOperations(join(target, $ref)), 0);

  for (let copy = 2; count < operations; copy++) {
    const repetition = new Repetition(source, target, copy);
    for (const [path, { $ref }] of paths) {
      if (count >= operations) break;
      root.setIn(['paths', repetition.renamePath(path)], { $ref: repetition.copyPath($ref) });
      count += countOperations(join(target, $ref));
    }
  }
  writeFileSync(rootFile, root.toString({ lineWidth: 0 }));
  return rootFile;
}

function countOperations(pathFile: string): number {
  return Object.values(parse(readFileSync(pathFile, 'utf8')) as object).filter(
    (item) => 'operationId' in Object(item),
  ).length;
}

/** Lint requires this schema for every list. */
const sharedSchema = 'PaginationEnvelope';

/** One repetition of a spec's operations, in separate files. */
class Repetition {
  readonly #folder: string;
  /** Suffix of the repetition's names. It is a letter because names contain no digits. */
  readonly #letter: string;
  /** Names of the copied schemas. */
  readonly #schemas: ReadonlySet<string>;

  constructor(source: string, folder: string, copy: number) {
    this.#folder = folder;
    this.#letter = String.fromCharCode('A'.charCodeAt(0) + copy - 1);
    const schemas = join(folder, 'components/schemas');
    const originals = readdirSync(schemas).filter((name) =>
      existsSync(join(source, 'components/schemas', name)),
    );
    const texts = originals.map(
      (name) => [basename(name, '.yaml'), readFileSync(join(schemas, name), 'utf8')] as const,
    );
    this.#schemas = new Set(
      texts
        .filter(([name, text]) => name !== sharedSchema && /^(?:properties|allOf):/m.test(text))
        .map(([name]) => name),
    );
  }

  /** Prefixes a path with the repetition's letter: `/fund/{fund_slug}` becomes `/b/fund/{fund_slug}`. */
  renamePath(path: string): string {
    const letter = this.#letter.toLowerCase();
    return `/${letter}${path.replace(/(\/\{\w+\}\/[\w-]+)$/, `$1-${letter}`)}`;
  }

  /** Copies a path file and its examples; returns the reference to the copy. */
  copyPath(ref: string): string {
    const copied = ref
      .replace(/paths\//, `paths/${this.#letter.toLowerCase()}_`)
      .replace(/(\}_[\w-]+)\.yaml$/, `$1-${this.#letter.toLowerCase()}.yaml`);
    const text = this.#renameSchemas(readFileSync(join(this.#folder, ref), 'utf8'))
      .replaceAll(/operationId: (\w+)/g, `operationId: $1${this.#letter}`)
      .replaceAll(
        /externalValue: (\S+)/g,
        (_, file: string) => `externalValue: ${this.#copyExample(ref, file)}`,
      );
    writeFileSync(join(this.#folder, copied), text);
    return copied;
  }

  #copyExample(from: string, file: string): string {
    const copied = join(`${dirname(file)}${this.#letter}`, basename(file));
    const [source, target] = [file, copied].map((path) => join(this.#folder, dirname(from), path));
    if (source === undefined || target === undefined || existsSync(target)) return copied;
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(source, 'utf8');
    writeFileSync(target, this.#renameSlugs(text, dirname(file)));
    return copied;
  }

  /**
   * Renames the slugs of a repeated operation's records. References keep their slugs, because the original records
   * still exist.
   */
  #renameSlugs(json: string, operation: string): string {
    const letters = this.#letter.charCodeAt(0) - 64;
    const places = [...operation].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 8;
    const body = JSON.parse(json) as { slug?: string; data?: { slug?: string }[] };
    for (const record of [body, ...(body.data ?? [])]) {
      if (record.slug === undefined) continue;
      const moved = record.slug.replaceAll(/[A-Za-z]/g, (letter) => rotated(letter, letters));
      record.slug = moved.slice(places) + moved.slice(0, places);
    }
    return JSON.stringify(body, null, 2);
  }

  /** Rewrites references to the repetition's schemas, and copies each schema at its first reference. */
  #renameSchemas(text: string): string {
    return text.replaceAll(
      /(\$ref: (?:\S*\/schemas\/)?)(\w+)(\.yaml)/g,
      (all, before: string, name: string, after: string) =>
        this.#schemas.has(name) ? `${before}${this.#copySchema(name)}${after}` : all,
    );
  }

  #copySchema(name: string): string {
    const copied = `${name}${this.#letter}`;
    const [source, target] = [name, copied].map((one) =>
      join(this.#folder, 'components/schemas', `${one}.yaml`),
    );
    if (source === undefined || target === undefined || existsSync(target)) return copied;
    writeFileSync(target, ''); // so that a recursive schema is copied only once
    writeFileSync(target, this.#renameSchemas(readFileSync(source, 'utf8')));
    return copied;
  }
}

function rotated(letter: string, by: number): string {
  const first = letter < 'a' ? 65 : 97;
  return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by) % 26));
}
