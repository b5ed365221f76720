import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Json, SchemaObject } from '../model/document.ts';
import { isObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';

/** The formats in the description, as regular expressions, so that validators don't import a package. */
const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s]+$/i,
};

export interface ValidatorOptions {
  /** Module format. Each validator is a named export. */
  readonly format: 'esm' | 'cjs';
  /** True to report every error, not just the first. */
  readonly allErrors: boolean;
}

/**
 * Compiles schemas to JavaScript, so that the packages don't include a schema compiler.
 *
 * @param model has the component schemas that the schemas may refer to
 * @param schemas schemas by validator name, which must be an identifier
 * @returns source code of a module without imports
 * @throws Error if a schema can't be compiled, or would need a package at run time
 */
export function compileValidators(
  model: Model,
  schemas: Readonly<Record<string, SchemaObject>>,
  { format, allErrors }: ValidatorOptions,
): string {
  const ajv = new Ajv2020({
    strict: false,
    // Inline small schemas such as the slug's, so that an error about a property name contains the name.
    inlineRefs: 4,
    allErrors,
    // Without this, every object would have a property `constructor`.
    ownProperties: true,
    formats,
    // Count UTF-16 code units, because counting characters would import a function.
    unicode: false,
    logger: false,
    code: { source: true, esm: format === 'esm' },
  });
  const components = [...model.schemas].map(
    ([name, { keywords }]) => [name, stripAnnotations(keywords)] as const,
  );
  const roots = Object.entries(schemas).map(([name, schema]) => [name, stripAnnotations(schema)] as const);
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

/** Removes a schema's annotations, because the compiler copies schemas into its output. */
function stripAnnotations(schema: SchemaObject): SchemaObject {
  const kept = Object.entries(schema).filter(
    ([key]) => !/^(?:title|description|examples?|default|x-.*)$/.test(key),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'properties') {
        const members = Object.entries(value as Record<string, SchemaObject>);
        return [key, Object.fromEntries(members.map(([name, member]) => [name, stripAnnotations(member)]))];
      }
      if (Array.isArray(value))
        return [key, value.map((item: unknown) => (isObject(item) ? stripAnnotations(item) : item))];
      return [key, isObject(value) ? stripAnnotations(value) : (value as Json)];
    }),
  ) as SchemaObject;
}
