/**
 * The search with its index and its results, loaded when somebody searches. The build writes the index in front of this
 * script.
 */
import { Search } from '../search/engine.ts';
import { SearchResults } from './search-results.ts';

const search = new Search(window.siteSearchIndex ?? '');
delete window.siteSearchIndex;
window.siteSearch = (dialog) =>
  new SearchResults(search, dialog, document.documentElement.dataset['root'] ?? '').start();
