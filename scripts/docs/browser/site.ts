/** What the pages do where scripts run: copy buttons, one sample at a time, a choice of colours, the search, and a menu that keys reach. */
import { addCopyButtons } from './copy.ts';
import { addColorChoice } from './colors.ts';
import { markSection } from './contents.ts';
import { addMenuKeys } from './menu.ts';
import { makeScrollable } from './scrolling.ts';
import { addSearch } from './search-dialog.ts';
import { makeTabs } from './tabs.ts';

addColorChoice();
for (const samples of document.querySelectorAll<HTMLElement>('.samples')) makeTabs(samples);
addCopyButtons(document);
addSearch();
makeScrollable(document);
addMenuKeys();
markSection();
