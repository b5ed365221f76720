/** The search with its index and results, loaded on the first search. The build prepends the index to this script. */
import { Search } from '../search/engine.ts';
import { SearchResults } from './search-results.ts';

const search = new Search(window.siteSearchIndex ?? '');
delete window.siteSearchIndex;
window.siteSearch = (dialog) =>
  new SearchResults(search, dialog, document.documentElement.dataset['root'] ?? '').start();
