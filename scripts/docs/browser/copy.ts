/** Gives every code figure a button that copies its text. */
export function addCopyButtons(root: ParentNode): void {
  for (const figure of root.querySelectorAll('figure.code')) {
    const caption = figure.querySelector('figcaption');
    const code = figure.querySelector('code');
    if (!caption || !code) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', `Copy ${caption.textContent ?? ''}`);
    button.addEventListener('click', () => {
      void copyFrom(button, code.textContent ?? '');
    });
    caption.append(button);
  }
}

async function copyFrom(button: HTMLButtonElement, text: string): Promise<void> {
  button.textContent = (await copy(text)) ? 'Copied' : 'Not copied';
  announce(button.textContent);
  setTimeout(() => (button.textContent = 'Copy'), 2000);
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
    area.className = 'offscreen';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

function announce(text: string): void {
  const status = document.querySelector('#status');
  if (status) status.textContent = text;
}
