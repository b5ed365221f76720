/** Sets the colours that were chosen before anything is painted. */
import { recall } from './store.ts';

const choice = recall('colors');
if (choice === 'light' || choice === 'dark') document.documentElement.dataset['colors'] = choice;
