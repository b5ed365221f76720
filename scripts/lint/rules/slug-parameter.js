// @ts-check
import { isSlugReference } from '../../model/applies.js';

export const wants = 'a `*_slug` in a path refers to `Slug`, and nothing else in a path does';

/**
 * A path parameter named `*_slug` has the pattern of a slug, and one with that pattern has such a name.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const slugParameter = () => ({
  Parameter(parameter, { location, report }) {
    if (parameter.in !== 'path') return;
    const namedSlug = String(parameter.name).endsWith('_slug');
    if (namedSlug && !isSlugReference(parameter.schema)) {
      const message = `Every path parameter named \`*_slug\` has the pattern of a slug; refer to components/schemas/Slug.yaml.`;
      report({ message, location: ('schema' in parameter ? location.child(['schema']) : location).key() });
    }
    if (!namedSlug && isSlugReference(parameter.schema)) {
      const message = `The parameter takes a slug, so its name ends in \`_slug\`; rename it here and in the path.`;
      report({ message, location: location.child(['name']) });
    }
  },
});
