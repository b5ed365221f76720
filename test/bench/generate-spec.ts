import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, parseDocument } from 'yaml';

/**
 * Makes a spec of a given number of operations out of a real one: its operations are repeated under other paths, each
 * repetition with its own copies of the object schemas and of the examples. Parameters, responses, scalar schemas and
 * registers are shared, as they would be.
 *
 * @param source folder of the real spec
 * @param target folder to make
 * @param operations how many operations the spec is to have
 * @returns root file of the made spec
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

/** Lint wants every list to be built on this one. */
const sharedSchema = 'PaginationEnvelope';

/** One repetition of the operations of a spec, with the files that are its own. */
class Repetition {
  readonly #folder: string;
  /** What the names of a repetition end in: a letter, since names hold no digits. */
  readonly #letter: string;
  /** Names of the schemas that a repetition has copies of. */
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

  /** `/fund/{fund_slug}` becomes `/b/fund/{fund_slug}`. */
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
   * Gives the records of a repeated operation slugs of their own: letters go on by the number of the repetition, places
   * by the operation. References stay, since what they refer to is still there.
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

  /** Points references to the repetition's own schemas, which are copied when something first refers to them. */
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
    writeFileSync(target, ''); // so that a schema that refers to itself is copied once
    writeFileSync(target, this.#renameSchemas(readFileSync(source, 'utf8')));
    return copied;
  }
}

function rotated(letter: string, by: number): string {
  const first = letter < 'a' ? 65 : 97;
  return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by) % 26));
}
