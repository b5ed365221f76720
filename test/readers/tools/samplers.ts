import addFormatsModule from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readBundle } from '../../support/generated.ts';
import { type Reader, verdict } from '../reader.ts';

const root = 'https://bundle.invalid/openapi.json';

/** Returns the component schemas for which the sampled value is invalid. */
function invalid(samples: Readonly<Record<string, unknown>>): string[] {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
  addFormatsModule.default(ajv);
  ajv.addSchema(readBundle() as unknown as Record<string, unknown>, root);
  return Object.entries(samples).flatMap(([name, value]) => {
    const validate = ajv.compile({ $ref: `${root}#/components/schemas/${name}` });
    return validate(value) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`];
  });
}

export const samplers: readonly Reader[] = [
  {
    name: 'openapi-sampler',
    title: 'openapi-sampler',
    kind: 'viewer',
    language: 'JavaScript',
    light: true,
    columns: ['loads', 'success'],
    read: async ({ file, script }) => {
      const samples = (await script(`
        import { readFile } from 'node:fs/promises';
        import { sample } from 'openapi-sampler';
        const spec = JSON.parse(await readFile(${JSON.stringify(file)}, 'utf8'));
        const samples = Object.entries(spec.components.schemas).map(([name, schema]) => [name, sample(schema, { quiet: true }, spec) ?? null]);
        console.log('\\n' + JSON.stringify(Object.fromEntries(samples)));`)) as Record<string, unknown>;
      const all = Object.keys(readBundle().components?.schemas ?? {}).length;
      const [first = '', ...others] = invalid(samples);
      return {
        loads: verdict(
          Object.keys(samples).length === all,
          `it created ${Object.keys(samples).length} values`,
        ),
        success: verdict(first === '', `${first}; ${others.length} more`),
      };
    },
  },
];
