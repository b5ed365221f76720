import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

/** A file of the site: name and content. */
export interface SiteFile {
  name: string;
  text: string;
}

/** A file whose name holds a hash of its content, so that it can be cached for ever. */
export function hashed(stem: string, extension: string, text: string): SiteFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name: `${stem}.${hash}.${extension}`, text };
}

/**
 * Compiles one of the scripts in `browser/` into one file that needs no module loader: pages that are opened from a disk
 * may not load modules.
 *
 * @param name name of the script, without its ending
 */
export async function browserScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`browser/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild wrote nothing for ${name}.`);
  return output.text;
}

/** A style sheet without what only people read. */
export async function minifyStyle(style: string): Promise<string> {
  return (await transform(style, { loader: 'css', minify: true, charset: 'utf8' })).code;
}
