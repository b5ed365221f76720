import type { Block, ExampleCase, Page, Row, RowKind, Table } from './model.ts';
import { breakable } from './breakable.ts';
import { Html, markup } from './html.ts';
import { codeHtml, type MarkdownHtml } from './markdown-html.ts';
import { parseTarget, relativeAddress } from './links.ts';

/**
 * The content of a page as HTML, without what surrounds it.
 *
 * @param page the page
 * @param markdown writes the texts
 */
export function renderBlocks(page: Page, markdown: MarkdownHtml): Html {
  return new Html(page.blocks.map((block) => renderBlock(block, page.path, markdown).text).join('\n'));
}

function renderBlock(block: Block, path: string, markdown: MarkdownHtml): Html {
  switch (block.kind) {
    case 'heading': {
      const tag = `h${block.level}`;
      const text = markdown.inline(block.text, path);
      const anchor = markup`<a class="anchor" href="#${block.id}" aria-label="Link to this section">#</a>`;
      return new Html(`<${tag} id="${block.id}">${text.text} ${anchor.text}</${tag}>`);
    }
    case 'prose':
      return markdown.block(block.text, path);
    case 'table':
      return renderTable(block, path, markdown);
    case 'code':
      return codeHtml(block.text, block.language);
    case 'endpoint':
      return markup`<p class="endpoint">
        <strong class="method ${block.method}">${block.method.toUpperCase()}</strong>
        <code>${new Html(breakable(block.address))}</code>
      </p>`;
    case 'samples':
      return markup`<div class="samples" id="${block.id}">
        ${block.samples.map(
          (sample) =>
            markup`<section data-tab="${sample.id}">
              <h3>${sample.label}</h3>
              ${codeHtml(sample.text, sample.language, sample.label)}
            </section>`,
        )}
      </div>`;
    case 'examples':
      return new Html(block.cases.map((example) => renderExample(example, path, markdown).text).join('\n'));
    case 'note':
      return markup`<aside class="note ${block.tone}">${markdown.block(block.text, path)}</aside>`;
    case 'diagram':
      return markup`<figure class="diagram" id="${block.id}">
        <figcaption>${block.title}</figcaption>
        ${new Html(block.svg)}
        <details>
          <summary>The picture in words</summary>
          ${markdown.block(block.alternative, path)}
        </details>
      </figure>`;
    case 'fold':
      return markup`<details class="fold" id="${block.id}">
        <summary>${markdown.inline(block.title, path)}</summary>
        ${block.blocks.map((inner) => renderBlock(inner, path, markdown))}
      </details>`;
    case 'cards':
      return markup`<ul class="cards">
        ${block.cards.map(({ title, target, text }) => {
          const site = parseTarget(target);
          const address = site ? relativeAddress(path, site.path, '.html') : target;
          return markup`<li>
            <a href="${address}">${title}</a>
            <p>${markdown.inline(text, path)}</p>
          </li>`;
        })}
      </ul>`;
  }
}

/** Kinds of rows whose first cell is one name, so that its column can be as narrow as the name. */
const named = new Set<RowKind | undefined>(['field', 'value', 'parameter', 'header']);

function renderTable({ label, head, rows }: Table, path: string, markdown: MarkdownHtml): Html {
  const look = new Html(rows.every(({ kind }) => named.has(kind)) ? ' class="names"' : '');
  return markup`<div class="table">
    <table${look} aria-label="${label}">
      <thead>
        <tr>
          ${head.map((title) => markup`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => renderRow(row, path, markdown))}
      </tbody>
    </table>
  </div>`;
}

function renderRow({ id, cells }: Row, path: string, markdown: MarkdownHtml): Html {
  const [first = '', ...others] = cells.map((cell) => markdown.inline(cell, path));
  const attribute = id === undefined ? '' : markup` id="${id}"`;
  const whole = new Html(/^`[^`\s]{1,24}`$/.test(cells[0] ?? '') ? ' class="whole"' : '');
  return markup`<tr${attribute}><th scope="row"${whole}>${first}</th>${others.map((cell) => markup`<td>${cell}</td>`)}</tr>\n`;
}

function renderExample(
  { id, title, text, open, sides }: ExampleCase,
  path: string,
  markdown: MarkdownHtml,
): Html {
  return markup`<details class="example" id="${id}"${new Html(open ? ' open' : '')}>
    <summary>${markdown.inline(title, path)}</summary>
    ${text === undefined ? '' : markdown.block(text, path)}
    <div class="sides">${sides.map((side) => codeHtml(side.text, side.language, side.label))}</div>
  </details>`;
}
