import type { Search } from '../search/engine.ts';

declare global {
  interface Window {
    /** What the script of the search leaves for the dialog. */
    siteSearch?: Search;
    /** What stands in front of the script of the search. */
    siteSearchIndex?: string;
    /** What the script twin of a page leaves for the button that copies it. */
    pageAsMarkdown?: string;
  }
}
