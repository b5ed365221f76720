import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spellingCacheFile } from './spelling-cache-file.js';
import type { ProseFile } from './prose-files.ts';

/**
 * Remembers the texts in which no word was misspelt, so that the dictionary, which takes longer to load than the rest
 * of lint to run, is loaded for those only that have changed. A text counts as known with the same `cspell.json` and
 * the same packages only.
 */
export class SpellingCache {
  readonly #known: ReadonlySet<string>;
  readonly #salt: string;

  private constructor(known: ReadonlySet<string>, salt: string) {
    this.#known = known;
    this.#salt = salt;
  }

  /** Reads what earlier runs left; a cache that is missing or broken is an empty one. */
  static async open(): Promise<SpellingCache> {
    const [settings, packages] = await Promise.all([read('cspell.json'), read('package.json')]);
    const versions = packages.match(/"(?:cspell-lib|@cspell\/[\w-]+)": "[^"]+"/g) ?? [];
    const known = await readFile(spellingCacheFile, 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    );
    return new SpellingCache(new Set(known), [settings, ...versions].join('\n'));
  }

  /** Tells whether a text is known to have no misspelt word. */
  has({ text }: ProseFile): boolean {
    return this.#known.has(this.#hash(text));
  }

  /** Remembers the texts that have no misspelt word, and forgets the others. A cache that cannot be written is none. */
  async keep(files: readonly ProseFile[]): Promise<void> {
    const text = files.map((file) => this.#hash(file.text)).join('\n');
    const temporary = `${fileURLToPath(spellingCacheFile)}.${process.pid}`;
    try {
      await mkdir(dirname(temporary), { recursive: true });
      await writeFile(temporary, text);
      await rename(temporary, spellingCacheFile);
    } catch {
      // A read-only folder of packages: the next run looks at everything again.
    }
  }

  #hash(text: string): string {
    return createHash('sha256').update(this.#salt).update('\0').update(text).digest('base64');
  }
}

function read(name: string): Promise<string> {
  return readFile(new URL(`../../${name}`, import.meta.url), 'utf8');
}
