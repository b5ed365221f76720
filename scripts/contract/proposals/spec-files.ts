import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parsePointer } from '../../model/pointer.ts';
import { YamlText } from './yaml-text.ts';

/** A place in a file of the spec. */
export interface SourcePlace {
  readonly file: YamlText;
  /** Path of the file below the folder of the spec. */
  readonly name: string;
  readonly path: readonly string[];
}

/** The files of a spec while they are changed; written together at the end. */
export class SpecFiles {
  readonly folder: string;
  readonly #yaml = new Map<string, YamlText>();
  readonly #texts = new Map<string, string>();

  /** @param folder that holds `openapi.yaml` */
  constructor(folder: string) {
    this.folder = folder;
  }

  /** A YAML file, to be changed. */
  yaml(name: string): YamlText {
    const known = this.#yaml.get(name) ?? new YamlText(this.text(name));
    this.#yaml.set(name, known);
    return known;
  }

  has(name: string): boolean {
    return this.#texts.has(name) || existsSync(join(this.folder, name));
  }

  /** Text of any file, as changed so far. */
  text(name: string): string {
    return (
      this.#yaml.get(name)?.text ?? this.#texts.get(name) ?? readFileSync(join(this.folder, name), 'utf8')
    );
  }

  /** Makes or replaces a file. */
  write(name: string, text: string): void {
    if (this.#yaml.has(name)) this.#yaml.set(name, new YamlText(text));
    else this.#texts.set(name, text);
  }

  /** Every file of the spec. */
  get names(): string[] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .toSorted();
  }

  /**
   * Where a place of the bundle is written.
   *
   * @param pointer JSON pointer into the bundle
   * @throws Error when no file holds it
   */
  locate(pointer: string): SourcePlace {
    let name = 'openapi.yaml';
    let path: string[] = [];
    let keys = parsePointer(pointer);
    const [root, kind = '', component = ''] = keys;
    if (root === 'components') {
      name = `components/${kind}/${component}.yaml`;
      keys = keys.slice(3);
      if (!this.has(name)) throw new Error(`${name} does not exist.`);
    }
    // A register stands in a file of its own, as do paths, parameters and whatever else is referred to.
    for (const key of [...keys, undefined]) {
      const value = this.yaml(name).get(path);
      const reference: unknown = Object(value)['$ref'];
      if (
        typeof reference === 'string' &&
        !reference.startsWith('#') &&
        (key !== undefined || root !== 'components')
      ) {
        name = relative(this.folder, resolve(this.folder, dirname(name), reference)).replaceAll('\\', '/');
        path = [];
      }
      if (key !== undefined) path.push(key);
    }
    if (this.yaml(name).get(path) === undefined)
      throw new Error(`${name} has nothing at /${path.join('/')}.`);
    return { file: this.yaml(name), name, path };
  }

  /** Writes what has changed, in the form that `npm run format` gives it. @returns names of the files */
  async save(format: (text: string, file: string) => Promise<string>): Promise<string[]> {
    const changed: string[] = [];
    for (const name of new Set([...this.#yaml.keys(), ...this.#texts.keys()])) {
      const path = join(this.folder, name);
      const text = this.text(name);
      if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
      writeFileSync(path, await format(text, path));
      changed.push(name);
    }
    return changed.toSorted();
  }
}
