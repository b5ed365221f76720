/** What the scripts of the pages leave for each other. */
interface Window {
  /** What the script of the search leaves: it makes a dialog find. */
  siteSearch?: (dialog: HTMLDialogElement) => void;
  /** What stands in front of the script of the search. */
  siteSearchIndex?: string;
}
