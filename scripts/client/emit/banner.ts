/** The first line of every generated source. */
export const banner = '// Made from the bundled description by `npm run build`. Do not edit.\n';
