import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Json, SchemaObject } from '../model/document.ts';
import { isObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';

/** What the two formats of the description look like. As expressions they need no package when they are checked. */
const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s]+$/i,
};

/** How validators are compiled. */
export interface ValidatorOptions {
  /** `esm` exports each validator by its name, `cjs` puts it on `exports`. */
  readonly format: 'esm' | 'cjs';
  /** Whether a validator reports everything that is wrong, and not the first alone. */
  readonly allErrors: boolean;
}

/**
 * Compiles schemas to JavaScript, so that nobody has to compile them, or load a compiler, at run time.
 *
 * @param model of the bundle, whose component schemas the schemas may refer to
 * @param schemas by the names of the validators, which have to be identifiers
 * @returns a module that imports nothing
 * @throws Error when a schema cannot be compiled, or needs a package at run time
 */
export function compileValidators(
  model: Model,
  schemas: Readonly<Record<string, SchemaObject>>,
  { format, allErrors }: ValidatorOptions,
): string {
  const ajv = new Ajv2020({
    strict: false,
    // What is as small as a slug is checked in place: an error about the name of a member then has that name.
    inlineRefs: 4,
    allErrors,
    // Without it, an optional member named `constructor` is found on every object.
    ownProperties: true,
    formats,
    // Lengths are counted without a function of the package's; a character beyond the basic plane counts as two.
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
    throw new Error('A validator would need a package at run time.');
  return code;
}

/** A schema without what only describes it: the compiler copies schemas into its output. */
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
