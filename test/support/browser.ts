import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';

/**
 * Starts a headless Chromium: the one in CHROMIUM_PATH, an installed one, or the one in `@sparticuz/chromium`, which is
 * unpacked into the temporary folder on first use.
 *
 * @param more additional command-line arguments
 * @throws Error if Chromium doesn't start
 */
export async function startBrowser(...more: string[]): Promise<Browser> {
  const { path, libraries } = await findChromium();
  return chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
    env: {
      ...process.env,
      ...(libraries === undefined
        ? {}
        : { LD_LIBRARY_PATH: [libraries, process.env['LD_LIBRARY_PATH']].join(':') }),
    },
  });
}

async function findChromium(): Promise<{ path: string; libraries?: string }> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  if (installed) return { path: installed };
  const { default: packed } = await import('@sparticuz/chromium');
  const path = await packed.executablePath();
  // The package includes libraries that the machine may lack, such as libnss3 and libnspr4.
  if (!missesLibraries(path)) return { path };
  return { path, libraries: await unpackLibraries() };
}

function missesLibraries(path: string): boolean {
  return execFileSync('ldd', [path], { encoding: 'utf8' }).includes('not found');
}

async function unpackLibraries(): Promise<string> {
  const folder = join(tmpdir(), 'chromium-libraries');
  const libraries = join(folder, 'lib');
  if (existsSync(join(libraries, 'libnss3.so'))) return libraries;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const archive = join(dirname(entry), '../../bin/al2023.tar.br');
  await mkdir(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(archive)) });
  return libraries;
}
