import { stringifyYaml } from '@redocly/openapi-core';
import type { Download } from '../build/stage.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { publishedForm } from '../bundle/published-form.ts';
import { withArrayHeaders } from './array-headers.ts';
import { ASSUMED_STATUS, assumeSuccess } from './assume-success.ts';
import { toOpenApi30 } from './openapi-3-0.ts';
import { plainForm } from './plain-form.ts';

/**
 * Creates the variants for other tools: one with an exact success status in place of `2XX`, and one in OpenAPI 3.0.
 * This project doesn't read them.
 *
 * @param bundled the bundled document
 * @throws Error if OpenAPI 3.0 can't express part of the description
 */
export function makeVariants(bundled: OpenApiDocument): Download[] {
  const { document: assumed, operations } = assumeSuccess(publishedForm(bundled));
  const document = plainForm(withArrayHeaders(assumed));
  const assumption =
    operations.length > 0 ? ` Assumes the success code \`${ASSUMED_STATUS}\` in place of \`2XX\`.` : '';
  const sentence = (start: string, end: string, more = ''): string =>
    `${start}, for ${end}.${assumption}${more}`;
  const ranges = "generators, and for tools that can't read status code ranges";
  const prism = " Don't use it with Prism, which needs `openapi.yaml` or `openapi.json`.";
  return [
    {
      name: `openapi-assumed-${ASSUMED_STATUS}.yaml`,
      about: sentence('OpenAPI 3.1 as YAML', ranges, prism),
      text: stringifyYaml(document, { noRefs: true, lineWidth: -1 }),
    },
    {
      name: `openapi-assumed-${ASSUMED_STATUS}.json`,
      about: sentence('OpenAPI 3.1 as JSON', ranges, prism),
      text: `${JSON.stringify(document, null, 2)}\n`,
    },
    {
      name: 'openapi-3.0.json',
      about: sentence('OpenAPI 3.0 as JSON', "gateways and low-code tools that can't read a newer version"),
      text: `${JSON.stringify(toOpenApi30(plainForm(assumed)), null, 2)}\n`,
    },
  ];
}
