import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textBlock } from '../../scripts/docs/samples/java.ts';
import { literal } from '../../scripts/docs/samples/literals.ts';
import { environment, sampleRequest } from '../../scripts/docs/samples/request.ts';
import { writeSamples } from '../../scripts/docs/samples/write-samples.ts';
import type { Json } from '../../scripts/model/json.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Operation } from '../../scripts/model/operation.ts';
import { readBundle } from '../support/generated.ts';
import { compile, installClient, isInstalled, pythonPath, type Server, startServer } from './sample-tools.ts';

const run = promisify(execFile);
export const model = Model.of(readBundle());

/** Returns an operation's documented success body. */
function documentedAnswer({ success }: Operation): Json | undefined {
  return success?.as('json')?.examples[0]?.value;
}

/**
 * Runs operations' samples in every language and expects the documented response.
 *
 * @param operations operations whose samples to run
 * @param withJava true to run the Java samples, too; a machine may not have Java
 */
export function describeSamples(operations: readonly Operation[], withJava = false): void {
  const endings: Record<string, string> = {
    curl: 'sh',
    client: 'ts',
    fetch: 'ts',
    python: 'py',
    php: 'php',
    java: 'java',
  };

  let folder: string;
  let server: Server;
  let modules: string | undefined;

  const fileOf = (operation: Operation, id: string): string =>
    join(folder, `${operation.id}-${id}.${endings[id] ?? ''}`);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'samples-'));
    modules = pythonPath();
    server = await startServer();
    await installClient(folder);
    const written = operations.flatMap((operation) =>
      writeSamples(model, operation).map(({ id, text }) => ({ file: fileOf(operation, id), text })),
    );
    await Promise.all(written.map(({ file, text }) => writeFile(file, text)));
    await compile(
      folder,
      written.map(({ file }) => file).filter((file) => file.endsWith('.ts')),
    );
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a sample and returns its output. */
  async function output(program: string, ...args: string[]): Promise<string> {
    const { stdout } = await run(program, args, {
      env: {
        ...process.env,
        [environment.address]: server.url,
        [environment.key]: 'sample-test-key',
        NO_PROXY: '*',
        ...(modules !== undefined && { PYTHONPATH: modules, PYTHONDONTWRITEBYTECODE: '1' }),
      },
    });
    return stdout;
  }

  const programs: Record<string, (file: string) => Promise<string>> = {
    curl: (file) => output('sh', file),
    client: (file) => output(process.execPath, file.replace(/ts$/, 'js')),
    fetch: (file) => output(process.execPath, file.replace(/ts$/, 'js')),
    python: (file) => output('python3', file),
  };

  describe.each(Object.keys(programs))('%s', (id) => {
    it.each(operations.map((operation) => [operation.id, operation] as const))(
      'returns the documented response of %s',
      async (_, operation) => {
        const printed = await programs[id]?.(fileOf(operation, id));
        expect(JSON.parse(printed ?? '')).toEqual(documentedAnswer(operation));
      },
    );
  });

  describe('php', () => {
    const installed = isInstalled('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);');
    const parser = createRequire(import.meta.url)('php-parser') as {
      Engine: new (options: object) => {
        parseCode(code: string, name: string): { kind: string; children: unknown[] };
      };
    };

    it.each(operations.map((operation) => [operation.id, operation] as const))(
      'returns the documented response of %s',
      async (_, operation) => {
        const text = writeSamples(model, operation).find(({ id }) => id === 'php')?.text ?? '';
        const program = new parser.Engine({}).parseCode(text, 'sample.php');
        expect(program.children.length).toBeGreaterThan(4);
        const answer = documentedAnswer(operation);
        // Without PHP, only the syntax is checked.
        expect(installed ? JSON.parse(await output('php', fileOf(operation, 'php'))) : answer).toEqual(
          answer,
        );
      },
    );

    it('has a parser that detects a syntax error', () => {
      expect(() => new parser.Engine({}).parseCode('<?php\n$curl = curl_init(;', 'sample.php')).toThrow(
        /[Ss]yntax/,
      );
    });
  });

  // Each run compiles first, which takes a second or two.
  describe.runIf(withJava)('java', () => {
    it.each(operations.map((operation) => [operation.id, operation] as const))(
      'returns the documented response of %s',
      async (_, operation) => {
        const printed = await output('java', '-XX:TieredStopAtLevel=1', fileOf(operation, 'java'));
        expect(JSON.parse(printed)).toEqual(documentedAnswer(operation));
      },
    );

    it('preserves any value in a body', async () => {
      const values = fc.sample(fc.jsonValue({ depthSize: 'small' }), { numRuns: 100, seed: 1 }) as Json[];
      const file = join(folder, 'TextBlocks.java');
      const prints = values.map((value) => `System.out.println(${textBlock(value)} + ",");`).join('\n');
      await writeFile(file, `class TextBlocks { public static void main(String[] all) { ${prints} } }\n`);
      const printed = await output('java', '-Dfile.encoding=UTF-8', file);
      expect(JSON.parse(`[${printed.replace(/,\s*$/, '')}]`)).toEqual(JSON.parse(JSON.stringify(values)));
    });
  });

  it('a sample whose request is rejected ends with an error that contains the status', async () => {
    const operation = model.operations.find(({ id }) => id === 'getFund');
    if (!operation) throw new Error('Unknown operation: getFund');
    for (const id of ['curl', 'fetch', 'python']) {
      const text = writeSamples(model, operation).find((sample) => sample.id === id)?.text ?? '';
      const file = join(folder, `refused-${id}.${id === 'fetch' ? 'mjs' : (endings[id] ?? '')}`);
      await writeFile(file, text.replaceAll(sampleRequest(model, operation).keyHeader, 'x-other'));
      const ended = await output(
        id === 'curl' ? 'sh' : id === 'fetch' ? process.execPath : 'python3',
        file,
      ).then(
        () => 'no error',
        (error: unknown) => String(Object(error).stderr),
      );
      expect(ended, id).toContain('401');
    }
  });

  it('Python literals preserve values', () => {
    const values = fc.sample(fc.jsonValue({ depthSize: 'small' }), { numRuns: 200, seed: 1 }) as Json[];
    const program = `import json\nprint(json.dumps([${values.map((value) => literal('python', value)).join(',\n')}]))\n`;
    const printed = execFileSync('python3', ['-'], { input: program, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(values)));
  });
}
