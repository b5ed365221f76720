import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Json, SchemaObject } from '../model/document.ts';
import { isObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';

/** The description's two formats, as regular expressions, so that a validator needs no package. */
const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s]+$/i,
};

/** Compiler options. */
export interface ValidatorOptions {
  /** Module format; each validator is a named export. */
  readonly format: 'esm' | 'cjs';
  /** Whether a validator reports every error, not just the first. */
  readonly allErrors: boolean;
}

/**
 * Compiles schemas to JavaScript, so that no compiler is needed at run time.
 *
 * @param model the model; the schemas may refer to its component schemas
 * @param schemas schemas by the validators' names, which have to be identifiers
 * @returns a module without imports
 * @throws Error if a schema can't be compiled, or needs a package at run time
 */
export function compileValidators(
  model: Model,
  schemas: Readonly<Record<string, SchemaObject>>,
  { format, allErrors }: ValidatorOptions,
): string {
  const ajv = new Ajv2020({
    strict: false,
    // Schemas as small as the slug's are inlined: then an error about a property name has that name.
    inlineRefs: 4,
    allErrors,
    // Otherwise, every object has an optional property named `constructor`.
    ownProperties: true,
    formats,
    // Counting code units needs no function of the package; a character beyond the basic plane counts as two.
    unicode: false,
    logger: false,
    code: { source: true, esm: format === 'esm' },
  });
  const components = [...model.schemas].map(([name, { keywords }]) => [name, bare(keywords)] as const);
  const roots = Object.entries(schemas).map(([name, schema]) => [name, bare(schema)] as const);
  ajv.addSchema({
    $id: 'bundle',
    components: { schemas: Object.fromEntries(components) },
    roots: Object.fromEntries(roots),
  });
  for (const [name] of roots) ajv.addSchema({ $ref: `bundle#/roots/${name}` }, name);
  const code = standalone.default(ajv, Object.fromEntries(roots.map(([name]) => [name, name])));
  if (/\brequire\(|^\s*import\b/m.test(code))
    throw new Error('The compiled validators import a package, but must be self-contained.');
  return code;
}

/** A schema without annotations, because the compiler copies schemas into its output. */
function bare(schema: SchemaObject): SchemaObject {
  const kept = Object.entries(schema).filter(
    ([key]) => !/^(?:title|description|examples?|default|x-.*)$/.test(key),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'properties') {
        const members = Object.entries(value as Record<string, SchemaObject>);
        return [key, Object.fromEntries(members.map(([name, member]) => [name, bare(member)]))];
      }
      if (Array.isArray(value))
        return [key, value.map((item: unknown) => (isObject(item) ? bare(item) : item))];
      return [key, isObject(value) ? bare(value) : (value as Json)];
    }),
  ) as SchemaObject;
}
