// @ts-check
export const wants = 'paths are in kebab case, with parameters in snake case';

/**
 * Every path that the interface document shows is in kebab case; an underscore between words is most likely mistyped.
 *
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const pathName = () => ({
  Paths(paths, { location, report }) {
    for (const path of Object.keys(paths)) {
      if (/^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z0-9]+(?:_[a-z0-9]+)*\}))+$/.test(path)) continue;
      const message = `The path \`${path}\` is not in kebab case, with parameters in snake case, as every other is; correct it.`;
      report({ message, location: location.child([path]).key() });
    }
  },
});
