import { type Reader, verdict } from '../reader.ts';

/** A script's report on a parser. */
interface Parsed {
  readonly paths: number;
  readonly complaints: readonly string[];
}

/** Creates a parser, tested by a script that sets `paths` and `complaints`. */
function parser(name: string, title: string, code: string, rest: Pick<Reader, 'light'> = {}): Reader {
  return {
    name,
    title,
    kind: 'parser',
    language: 'JavaScript',
    columns: ['loads', 'quiet'],
    ...rest,
    read: async (bench) => {
      const { paths, complaints } = (await bench.script(`
        import { readFile } from 'node:fs/promises';
        const file = ${JSON.stringify(bench.file)};
        const text = await readFile(file, 'utf8');
        const description = JSON.parse(text);
        let paths = 0;
        let complaints = [];
        ${code}
        console.log(JSON.stringify({ paths, complaints }));`)) as Parsed;
      return {
        loads: verdict(
          paths === bench.pathCount,
          `it found ${paths} of ${bench.pathCount} paths: ${complaints[0]}`,
        ),
        quiet: verdict(complaints.length === 0, complaints[0] ?? ''),
      };
    },
  };
}

export const parsers: readonly Reader[] = [
  parser(
    'swagger-parser',
    'swagger-parser',
    `import SwaggerParser from '@apidevtools/swagger-parser';
     try {
       paths = Object.keys((await SwaggerParser.validate(file)).paths).length;
     } catch (error) {
       complaints = [error.message];
     }`,
  ),
  parser(
    'readme-parser',
    "ReadMe's parser",
    `import { dereference, validate } from '@readme/openapi-parser';
     const { valid, errors = [], warnings = [] } = await validate(file);
     complaints = [...errors, ...warnings].map(({ message }) => message);
     paths = Object.keys((await dereference(file)).paths).length;`,
    { light: true },
  ),
  parser(
    'scalar-parser',
    "Scalar's parser",
    `import { dereference, validate } from '@scalar/openapi-parser';
     const { errors = [] } = await validate(text);
     const { schema, errors: unresolved = [] } = await dereference(text);
     complaints = [...errors, ...unresolved].map(({ message }) => message);
     paths = Object.keys(schema.paths).length;`,
  ),
  parser(
    'seriousme-parser',
    "seriousme's validator",
    `import { Validator } from '@seriousme/openapi-schema-validator';
     const validator = new Validator();
     const { valid, errors } = await validator.validate(file);
     complaints = valid ? [] : [errors].flat().map((error) => error.message ?? String(error));
     paths = Object.keys(validator.resolveRefs().paths).length;`,
    { light: true },
  ),
];
