import { basename, dirname, relative, sep } from 'node:path';

/**
 * Names that modules get in a package: their own, whatever folder they come from, so that what is written by hand and
 * what is generated stand side by side there.
 */
export class ModuleNames {
  readonly #files = new Map<string, string>();

  /** @param entries files by the name that they get */
  constructor(entries: Readonly<Record<string, string>>) {
    for (const [name, file] of Object.entries(entries)) this.#files.set(name, file);
  }

  /**
   * Names a module.
   *
   * @param file absolute path of the module
   * @returns a name without extension
   * @throws Error when another module has that name already
   */
  of(file: string): string {
    for (const [name, entry] of this.#files) if (entry === file) return name;
    const name = basename(file).replace(/\.ts$/, '');
    const other = this.#files.get(name);
    if (other !== undefined)
      throw new Error(
        `${relative(dirname(other), file).replaceAll(sep, '/')} and ${basename(other)} would be the same file of the package; rename one.`,
      );
    this.#files.set(name, file);
    return name;
  }

  /** The file of a name that was given; throws Error when there is none. */
  file(name: string): string {
    const file = this.#files.get(name);
    if (file === undefined) throw new Error(`There is no entry ${name}.`);
    return file;
  }
}

/**
 * Finds where a specifier leads that begins with an alias.
 *
 * @param specifier as an import says it
 * @param alias where prefixes lead; each ends with a slash
 * @returns an absolute path, or undefined when no alias fits
 */
export function resolveAlias(specifier: string, alias: Readonly<Record<string, string>>): string | undefined {
  const prefix = Object.keys(alias).find((candidate) => specifier.startsWith(candidate));
  return prefix === undefined ? undefined : `${alias[prefix]}${specifier.slice(prefix.length)}`;
}
