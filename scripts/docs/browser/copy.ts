import { announce } from './dom.ts';

/** Makes each copy button copy its target: a given text, the code in its panel, or the whole page. */
export function addCopying(): void {
  const markdownLink = document.querySelector<HTMLAnchorElement>('.end a[href$=".md"]');
  // Files on disk can't be fetched; the link to the Markdown is enough there.
  if (location.protocol === 'file:') document.querySelector('[data-copy-page]')?.remove();
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const page = target?.closest<HTMLElement>('[data-copy-page]');
    if (page && markdownLink) void report(page, pageText(markdownLink).then(copy));
    const button = target?.closest<HTMLElement>('[data-copy]');
    if (button) void report(button, copy(button.dataset['copy'] || shownCode(button)));
  });
}

function shownCode(button: HTMLElement): string {
  const blocks = [...(button.closest('.panel')?.querySelectorAll('pre') ?? [])];
  return blocks.find((block) => !block.closest('[hidden]'))?.textContent ?? '';
}

async function report(button: HTMLElement, work: Promise<boolean>): Promise<void> {
  const done = await work.catch(() => false);
  announce(done ? 'Copied' : "Couldn't copy");
  button.classList.toggle('done', done);
  setTimeout(() => {
    button.classList.remove('done');
    announce('');
  }, 1600);
}

/** Returns the page as Markdown with absolute links, because the copy is read elsewhere. */
async function pageText(link: HTMLAnchorElement): Promise<string> {
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`Couldn't load the page's Markdown: ${response.status}.`);
  const text = await response.text();
  const absolute = (prose: string): string =>
    prose.replaceAll(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${new URL(target, link.href).href})`);
  // Every other part is a code block.
  const parts = text.split(/(^```[^]*?^```$)/m);
  return parts.map((part, index) => (index % 2 === 0 ? absolute(part) : part)).join('');
}

/** Copies a text. Falls back to `execCommand` if the page may not use the clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.setAttribute('readonly', '');
    area.className = 'vh';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
