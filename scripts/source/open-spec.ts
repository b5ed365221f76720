import { dirname } from 'node:path';
import { loadConfig, type Config, type Document } from '@redocly/openapi-core';
import { BuildError } from './problems.ts';
import { SourceReader } from './source-reader.ts';

/** A spec whose root file has been read. */
export interface OpenSpec {
  readonly config: Config;
  readonly reader: SourceReader;
  readonly root: Document;
}

/**
 * Reads the root file of a spec.
 *
 * @param rootFile absolute path of `openapi.yaml`
 * @param configFile absolute path of `redocly.yaml`
 * @param reader reads and caches the files
 * @throws BuildError if the root file is missing, not YAML, or not an object
 */
export async function openSpec(
  rootFile: string,
  configFile: string,
  reader = new SourceReader(),
): Promise<OpenSpec> {
  reader.folder = dirname(rootFile);
  const [config, root] = await Promise.all([
    loadConfig({ configPath: configFile }),
    reader.resolveDocument(null, rootFile, true).catch((error: unknown) => {
      const message = `Can't read the spec: ${error instanceof Error ? error.message : String(error)}. Pass its path with --spec.`;
      throw new BuildError(
        reader.problems.length ? reader.problems : [{ file: rootFile, line: 1, column: 1, message }],
      );
    }),
  ]);
  if (root instanceof Error) throw root;
  const version: unknown = Object(root.parsed).openapi;
  if (typeof version !== 'string' || !version.startsWith('3.1.')) {
    const message = "The file isn't an OpenAPI 3.1 description. Add `openapi: 3.1.0` as the first line.";
    throw new BuildError([{ file: rootFile, line: 1, column: 1, message, rule: 'file' }]);
  }
  return { config, reader, root };
}
