/** What the pages do where scripts run: copy buttons, one sample at a time, a choice of colours, and the search. */
import { addCopyButtons } from './copy.ts';
import { addColorChoice } from './colors.ts';
import { addSearch } from './search-dialog.ts';
import { makeTabs } from './tabs.ts';

addColorChoice();
for (const samples of document.querySelectorAll<HTMLElement>('.samples')) makeTabs(samples);
addCopyButtons(document);
addSearch();
