/** Globals shared by the page scripts. */
interface Window {
  /** Set by the search script; makes a dialog searchable. */
  siteSearch?: (dialog: HTMLDialogElement) => void;
  /** Set by the code that the build prepends to the search script. */
  siteSearchIndex?: string;
}
