import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

/** A file of the site: name and content. */
export interface SiteFile {
  name: string;
  text: string;
}

/** Adds a content hash to the file name, so that the file can be cached forever. */
export function hashed(stem: string, extension: string, text: string): SiteFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name: `${stem}.${hash}.${extension}`, text };
}

/** The assets that pages load, except the search index, which differs between builds. */
export interface CompiledAssets {
  styles: Readonly<Record<SheetName, string>>;
  script: string;
  search: string;
}

let compiled: Promise<CompiledAssets> | undefined;

/** Compiles the pages' style sheets and scripts once per process. */
export function compileAssets(): Promise<CompiledAssets> {
  compiled ??= compileAll();
  return compiled;
}

/**
 * The style sheets and their source files in `site/style/`, in cascade order. `site` is for every page; the others are
 * for pages with a special layout.
 */
const sheets = {
  site: [
    'tokens',
    'base',
    'frame',
    'badges',
    'page',
    'fields',
    'notes',
    'tables',
    'panels',
    'prose',
    'lists',
    'dialogs',
    'widths',
    'modes',
  ],
  landing: ['landing'],
  drawings: ['drawings'],
  registers: ['registers'],
} as const;

export type SheetName = keyof typeof sheets;

async function compileAll(): Promise<CompiledAssets> {
  const [site, landing, drawings, registers, script, search] = await Promise.all([
    compileSheet('site'),
    compileSheet('landing'),
    compileSheet('drawings'),
    compileSheet('registers'),
    browserScript('site'),
    browserScript('search'),
  ]);
  return { styles: { site, landing, drawings, registers }, script, search };
}

async function compileSheet(name: SheetName): Promise<string> {
  return minifyStyle((await Promise.all(sheets[name].map(readSheet))).join('\n'));
}

function readSheet(part: string): Promise<string> {
  return readFile(new URL(`site/style/${part}.css`, import.meta.url), 'utf8');
}

/**
 * Compiles a script in `browser/` into a single file without modules, because pages opened from disk can't load
 * modules.
 */
async function browserScript(name: string): Promise<string> {
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
  if (!output) throw new Error(`esbuild produced no output for ${name}.`);
  return output.text;
}

async function minifyStyle(style: string): Promise<string> {
  return (await transform(style, { loader: 'css', minify: true, charset: 'utf8' })).code;
}
