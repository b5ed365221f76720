/** The search with its index, loaded when somebody searches. The build writes the index in front of this script. */
import { Search } from '../search/engine.ts';

window.siteSearch = new Search(window.siteSearchIndex ?? '');
delete window.siteSearchIndex;
