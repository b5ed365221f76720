import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { isObject } from '../model/json.ts';
import { listFiles } from './list-files.ts';

/** Root element of an example whose schema has no name, since nothing of the body is shown. */
const namelessBody = 'Response';

/**
 * Reads from the spec which root element each example of a body has in XML: the name of the schema of the media type
 * that refers to it.
 *
 * @param spec folder of the spec
 * @returns names of root elements by the path of the JSON example, relative to the folder of the examples
 * @throws Error naming the file that is not YAML
 */
export function rootNames(spec: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const file of listFiles(spec).filter((path) => /\.ya?ml$/.test(path))) {
    const path = join(spec, file);
    for (const { example, schema } of examplesOf(readYaml(path)))
      names.set(relative(join(spec, 'examples'), resolve(dirname(path), example)), schema ?? namelessBody);
  }
  return names;
}

/** The examples that the media types in a file refer to, and the names of their schemas. */
function examplesOf(node: unknown): { example: string; schema: string | undefined }[] {
  if (Array.isArray(node)) return node.flatMap(examplesOf);
  if (!isObject(node)) return [];
  const { schema, examples } = node;
  const reference = isObject(schema) ? schema['$ref'] : undefined;
  const name = typeof reference === 'string' ? basename(reference).replace(/\.ya?ml$/, '') : undefined;
  const own = isObject(examples) ? Object.values(examples) : [];
  return [
    ...own.flatMap((example) =>
      isObject(example) && typeof example['externalValue'] === 'string'
        ? [{ example: example['externalValue'], schema: name }]
        : [],
    ),
    ...Object.values(node).flatMap(examplesOf),
  ];
}

function readYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
