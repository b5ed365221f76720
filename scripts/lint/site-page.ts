import type { Model } from '../model/model.ts';

/** Paths of the documentation pages that always exist. */
export const sitePages = [
  'changelog',
  'downloads',
  'errors',
  'index',
  'names',
  'not-shown',
  'requests',
] as const;

/**
 * True if the documentation has this page. Texts link to it as `site:<path>`.
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
