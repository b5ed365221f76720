import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { toXml } from '../examples/toXml.ts';

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
    const repetition = new Repetition(target, copy);
    for (const [path, { $ref }] of paths) {
      if (count >= operations) break;
      root.setIn(['paths', `/copy-${copy}${path}`], { $ref: repetition.copyPath($ref) });
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

/** One repetition of the operations of a spec, with the files that are its own. */
class Repetition {
  readonly #folder: string;
  readonly #copy: number;
  /** Names of the schemas that a repetition has copies of. */
  readonly #schemas: ReadonlySet<string>;

  constructor(folder: string, copy: number) {
    this.#folder = folder;
    this.#copy = copy;
    const schemas = join(folder, 'components/schemas');
    const originals = readdirSync(schemas).filter((name) => !/_\d+\.yaml$/.test(name));
    const texts = originals.map(
      (name) => [basename(name, '.yaml'), readFileSync(join(schemas, name), 'utf8')] as const,
    );
    this.#schemas = new Set(
      texts.filter(([, text]) => /^(?:properties|allOf):/m.test(text)).map(([name]) => name),
    );
    for (const [name, text] of texts) {
      if (this.#schemas.has(name))
        writeFileSync(join(schemas, `${name}_${copy}.yaml`), this.#renameSchemas(text));
    }
  }

  /** Copies a path file and its examples; returns the reference to the copy. */
  copyPath(ref: string): string {
    const copied = ref.replace(/\.yaml$/, `_${this.#copy}.yaml`);
    const text = this.#renameSchemas(readFileSync(join(this.#folder, ref), 'utf8'))
      .replaceAll(/operationId: (\w+)/g, `operationId: $1_${this.#copy}`)
      .replaceAll(
        /externalValue: (\S+)/g,
        (_, file: string) => `externalValue: ${this.#copyExample(ref, file)}`,
      );
    writeFileSync(join(this.#folder, copied), text);
    return copied;
  }

  #copyExample(from: string, file: string): string {
    const copied = join(`${dirname(file)}_${this.#copy}`, basename(file));
    const [source, target] = [file, copied].map((path) => join(this.#folder, dirname(from), path));
    if (source === undefined || target === undefined || existsSync(target)) return copied;
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(source, 'utf8');
    const rootName = /<(?![?!])([^\s/>]+)/.exec(text)?.[1] ?? '';
    if (source.endsWith('.xml') && this.#schemas.has(rootName)) {
      const twin: unknown = JSON.parse(readFileSync(source.replace(/xml$/, 'json'), 'utf8'));
      writeFileSync(target, toXml(twin, `${rootName}_${this.#copy}`));
    } else {
      writeFileSync(target, text);
    }
    return copied;
  }

  #renameSchemas(text: string): string {
    return text.replaceAll(
      /(\$ref: (?:\S*\/schemas\/)?)(\w+)(\.yaml)/g,
      (all, before: string, name: string, after: string) =>
        this.#schemas.has(name) ? `${before}${name}_${this.#copy}${after}` : all,
    );
  }
}
