import { markdownTable } from '../markdown.ts';
import { oncePer } from '../once-per.ts';
import { parseTarget, relativeAddress } from './links.ts';
import type { Block, ExampleCase, Page } from './model.ts';

/**
 * A page as Markdown. Links lead to the Markdown of other pages, without fragments: Markdown has no ids of its own.
 *
 * @param page the page
 * @param from path that links are relative to, when the text does not stand at the page's own address
 */
export function renderMarkdown(page: Page, from = page.path): string {
  return resolveLinks(textOf(page), from);
}

/** A page with its links unresolved; it is written twice, at its own address and among all pages. */
const textOf = oncePer((page: Page): string => {
  const text = [`# ${page.title}`, ...page.blocks.map(renderBlock)].join('\n\n');
  return `${text.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
});

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'prose':
      return block.text.trim();
    case 'table':
      return markdownTable(
        block.head,
        block.rows.map(({ cells }) => cells),
      );
    case 'code':
      return fence(block.language, block.text);
    case 'endpoint':
      return `**${block.method.toUpperCase()}** \`${block.address}\``;
    case 'samples':
      return block.samples
        .map(({ label, language, text }) => `${label}:\n\n${fence(language, text)}`)
        .join('\n\n');
    case 'examples':
      return block.cases.map(renderExample).join('\n\n');
    case 'note':
      return block.text
        .trim()
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'diagram':
      return `**${block.title}**\n\n${block.alternative}`;
    case 'fold':
      return [`**${block.title}**`, ...block.blocks.map(renderBlock)].join('\n\n');
    case 'cards':
      return block.cards.map(({ title, target, text }) => `- [${title}](${target}): ${text}`).join('\n');
  }
}

function renderExample({ title, text, sides }: ExampleCase): string {
  const codes = sides.map((side) => `${side.label}:\n\n${fence(side.language, side.text)}`);
  return [`Example: ${title}`, ...(text === undefined ? [] : [text]), ...codes].join('\n\n');
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.replace(/\n$/, '')}\n\`\`\``;
}

function resolveLinks(text: string, from: string): string {
  return text.replaceAll(/\]\((site:[^)\s]+)\)/g, (whole, target: string) => {
    const site = parseTarget(target);
    return site ? `](${relativeAddress(from, site.path, '.md')})` : whole;
  });
}
