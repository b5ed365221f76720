/**
 * Read by `npm run lint`, by `npm run build` and by the `spectral` command line. It is JavaScript and not YAML because
 * a YAML ruleset cannot change the `given` of an inherited rule without a copy of the rest of it.
 */
import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';

const mediaExample = oas.rules['oas3-valid-media-example'];
const anyMediaType = '$..content..[?(@ && ';
const jsonMediaType = '$..content[?(@property.match(/json$/) && @ && ';

/**
 * The rules of the OWASP set that say something about this interface. Left out, each for a reason:
 *
 * - `jwt-best-practices`, `short-lived-access-tokens`: the interface has a key and no tokens.
 * - `no-additionalProperties`, `constrained-additionalProperties`, `no-unevaluatedProperties`,
 *   `constrained-unevaluatedProperties`: shapes that are not wholly shown stay open, and a response with a member more
 *   is no danger to its reader.
 * - `rate-limit`: the headers are asserted on one operation alone (AMB-18).
 * - `array-limit`, `string-limit`, `string-restricted`, `integer-limit`, `integer-limit-legacy`, `integer-format`: the
 *   interface document shows none of these bounds, and the spec states nothing that the document does not.
 * - `admin-security-unique`: there is no administrative part with a security of its own.
 * - `define-cors-origin`: no CORS header is described; the key is private and does not belong in a browser.
 * - `no-scheme-http`: about OpenAPI 2.0. `no-server-http` is its successor.
 * - `define-error-validation`, `define-error-responses-401`, `rate-limit-responses-429`: which errors an operation has
 *   follows from the register of conditions, and `interface/error-statuses` compares the two.
 * - `define-error-responses-500`: no 500 is described.
 * - `inventory-access`, `inventory-environment`: the servers are five regions of one environment, and their addresses
 *   are not shown.
 */
const chosen = [
  'owasp:api1:2023-no-numeric-ids',
  'owasp:api2:2023-no-http-basic',
  'owasp:api2:2023-no-api-keys-in-url',
  'owasp:api2:2023-no-credentials-in-url',
  'owasp:api2:2023-auth-insecure-schemes',
  'owasp:api2:2023-write-restricted',
  'owasp:api2:2023-read-restricted',
  'owasp:api4:2023-rate-limit-retry-after',
  'owasp:api7:2023-concerning-url-parameter',
  'owasp:api8:2023-no-server-http',
];

export default {
  extends: [oas, [owasp, 'off']],
  rules: {
    ...Object.fromEntries(chosen.map((name) => [name, 'error'])),
    // The interface document names no contact, and the spec states nothing that the document does not.
    'info-contact': 'off',
    // An array that is always empty has no items to describe (`maxItems: 0`, in AllowedFileTypes). For every other
    // array `interface/no-untyped-schema` asks the same of the source.
    'array-items': 'off',
    // An XML example is a string, which the rule holds against the schema of the object that it stands for
    // (stoplightio/spectral#2523). So the rule looks at JSON media types; the build compares each XML example
    // with its JSON twin.
    'oas3-valid-media-example': {
      ...mediaExample,
      given: mediaExample.given.map((path) => path.replace(anyMediaType, jsonMediaType)),
    },
  },
};
