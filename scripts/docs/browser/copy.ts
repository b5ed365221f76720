import { say } from './dom.ts';

/** Lets every copy button copy what it names: a text of its own, the code that its panel shows, or the whole page. */
export function addCopying(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const page = target?.closest<HTMLElement>('[data-copy-page]');
    if (page) void report(page, pageText().then(copy));
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
  say(done ? 'Copied' : 'Not copied');
  button.classList.toggle('done', done);
  setTimeout(() => {
    button.classList.remove('done');
    say('');
  }, 1600);
}

/**
 * The page as Markdown. It comes as a script and not by fetch, which the pages' policy and pages that were opened from a
 * disk do not allow.
 */
function pageText(): Promise<string> {
  const name = document.documentElement.dataset['twin'] ?? '';
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${name}.js`;
    script.addEventListener('load', () => resolve(window.pageAsMarkdown ?? ''));
    script.addEventListener('error', () => reject(new Error('The Markdown of the page is not there.')));
    document.head.append(script);
  });
}

/** Copies a text; where the page is not trusted with the clipboard, by the older way. */
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
