import { keep, recall } from './store.ts';

const KEY = 'colors';
const choices = ['auto', 'light', 'dark'] as const;
type Choice = (typeof choices)[number];

/** Puts a button into the header that changes between the system's colours, light and dark. */
export function addColorChoice(): void {
  const place = document.querySelector('#tools');
  if (!place) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  const label = document.createElement('span');
  label.className = 'wide';
  label.textContent = 'Colours: ';
  const value = document.createElement('span');
  button.append(label, value);
  let choice: Choice = choices.find((name) => name === recall(KEY)) ?? 'auto';
  const apply = (): void => {
    if (choice === 'auto') delete document.documentElement.dataset['colors'];
    else document.documentElement.dataset['colors'] = choice;
    value.textContent = choice;
    button.setAttribute('aria-label', `Colours: ${choice}`);
  };
  button.addEventListener('click', () => {
    choice = choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'auto';
    keep(KEY, choice);
    apply();
  });
  apply();
  place.append(button);
}
