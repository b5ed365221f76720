/**
 * What the pages do where scripts run. Everything here is a convenience: without it all text, all samples and the menu are
 * there. It runs before the page is painted, so that chosen colours do not flash.
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
  // What asks where something stands comes behind what changes the page, so that it is laid out once.
  addMenu();
  openAround();
  addHints();
  markSection();
  addSearch();
});
