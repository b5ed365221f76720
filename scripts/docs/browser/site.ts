/**
 * The scripts of every page. They are optional: all text, samples and the menu work without them. They run before the
 * first paint, so that a chosen theme doesn't flash.
 */
import { applyTheme, addThemeButtons } from './theme-button.ts';
import { markSection } from './contents.ts';
import { addCopying } from './copy.ts';
import { linkFields, openAround } from './deep-links.ts';
import { addExpanding } from './expand.ts';
import { addMenu } from './menu-dialog.ts';
import { addSearch } from './search-opener.ts';
import { addHints } from './hints.ts';
import { addTabs } from './tabs.ts';
import { addViews } from './views.ts';

document.documentElement.classList.add('js');
applyTheme();
addEventListener('DOMContentLoaded', () => {
  addTabs();
  addViews();
  addThemeButtons();
  linkFields();
  addCopying();
  addExpanding();
  // Anything that reads layout comes after the code that changes it, so that the page is laid out once.
  addMenu();
  openAround();
  addHints();
  markSection();
  addSearch();
});
