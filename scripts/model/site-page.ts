import type { Model } from './model.ts';

/** The pages of the documentation that are there whatever the interface has, by their paths. */
export const sitePages = [
  'changelog',
  'downloads',
  'errors',
  'index',
  'names',
  'not-shown',
  'requests',
  'works-with',
] as const;

/**
 * Whether the documentation has a page. A text links to it as `site:<path>`.
 *
 * @param path such as `errors` or `operations/getFund`
 */
export function hasSitePage(model: Model, path: string): boolean {
  const [folder, name = '', ...rest] = path.split('/');
  if (rest.length > 0) return false;
  switch (folder) {
    case 'operations':
      return model.operations.some(({ id }) => id === name);
    case 'schemas':
      return model.schemas.get(name)?.isValue === false;
    case 'guides':
      return model.guides.some(({ id }) => id === name);
    default:
      return name === '' && sitePages.some((page) => page === folder);
  }
}
