/**
 * Read by `npm run build` and by the `spectral` command line. It is JavaScript and not YAML because a YAML ruleset
 * cannot change the `given` of an inherited rule without a copy of the rest of it.
 */
import { oas } from '@stoplight/spectral-rulesets';

const mediaExample = oas.rules['oas3-valid-media-example'];
const anyMediaType = '$..content..[?(@ && ';
const jsonMediaType = '$..content[?(@property.match(/json$/) && @ && ';

export default {
  extends: [oas],
  rules: {
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
