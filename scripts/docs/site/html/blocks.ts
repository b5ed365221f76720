import { Html, markup } from '../html.ts';
import { parseTarget, relativeAddress } from '../links.ts';
import type { Phrase } from '../phrase.ts';
import {
  type Address,
  type Block,
  blocksOf,
  type Conditions,
  type Diagram,
  type ErrorTable,
  type Facts,
  type Heading,
  type Hero,
  MANY_PLACES,
  type Note,
  type OperationList,
  type Register,
  type Page,
  type Shelf,
  type Table,
  type Unknowns,
  type Ways,
} from '../page-model.ts';
import { breakable } from './breakable.ts';
import { fieldsHtml, valuesHtml } from './fields.ts';
import { icon } from './icons.ts';
import { codePanel, copyButton, type MarkdownHtml, type Place } from './markdown.ts';
import { methodHtml, unknownMethod } from './methods.ts';
import { paneHtml, samplesHtml } from './panels.ts';
import { tableHtml } from './tables.ts';

/** A page's content as HTML, without the shell. */
export interface PageHtml {
  readonly lead: Html;
  readonly intro: Html;
  readonly panes: Html | undefined;
  readonly sections: Html;
}

/**
 * Renders a page's content.
 *
 * @param page the page's data
 * @param markdown renders the texts
 */
export function renderPageParts(page: Page, markdown: MarkdownHtml): PageHtml {
  const entries = new Set<string>();
  for (const block of blocksOf(page))
    if (block.kind === 'unknowns')
      for (const { id, also = [] } of block.entries) for (const each of [id, ...also]) entries.add(each);
  const writer = new BlockWriter({ page: page.path, entries }, markdown);
  return {
    lead:
      page.lead === undefined
        ? new Html('')
        : markup`<p class="lead">${markdown.inline(page.lead, writer.place)}</p>`,
    intro: writer.all(page.intro ?? []),
    panes:
      page.panes === undefined || page.panes.length === 0
        ? undefined
        : markup`${page.panes.map((pane) => paneHtml(pane, writer.place, markdown))}`,
    // Prose flows. On the landing page and next to code, each section is a separate element.
    sections:
      page.kind === 'start'
        ? writer.sections(page.blocks, 'band')
        : page.panes && page.panes.length > 0
          ? writer.sections(page.blocks, 'part')
          : writer.all(page.blocks),
  };
}

class BlockWriter {
  readonly place: Place;
  readonly #markdown: MarkdownHtml;

  constructor(place: Place, markdown: MarkdownHtml) {
    this.place = place;
    this.#markdown = markdown;
  }

  all(blocks: readonly Block[]): Html {
    return markup`${blocks.map((block) => this.#block(block))}`;
  }

  /** Splits blocks into sections at second-level headings. */
  sections(blocks: readonly Block[], look: string): Html {
    const parts: Block[][] = [];
    for (const block of blocks) {
      if (parts.length === 0 || (block.kind === 'heading' && block.level === 2)) parts.push([]);
      parts.at(-1)?.push(block);
    }
    return markup`${parts.map((part) =>
      part[0]?.kind === 'hero'
        ? this.all(part)
        : markup`<section class="${look}">${this.all(part)}</section>\n`,
    )}`;
  }

  #inline(text: Phrase): Html {
    return this.#markdown.inline(text, this.place);
  }

  #target(target: string): string {
    const site = parseTarget(target);
    if (!site) return target;
    const address = relativeAddress(this.place.page, site.path, '.html');
    return site.fragment === undefined ? address : `${address}#${site.fragment}`;
  }

  #block(block: Block): Html {
    switch (block.kind) {
      case 'heading':
        return this.#heading(block);
      case 'prose':
        return this.#markdown.block(block.text, this.place);
      case 'list': {
        const items = block.items.map((item) => markup`<li>${this.#inline(item)}</li>`);
        return block.ordered ? markup`<ol>${items}</ol>` : markup`<ul>${items}</ul>`;
      }
      case 'table':
        return this.#table(block);
      case 'code':
        return codePanel(block.text, block.language);
      case 'samples':
        return samplesHtml(block);
      case 'address':
        return addressHtml(block);
      case 'facts':
        return this.#facts(block);
      case 'fields':
        return fieldsHtml(block, this.place, this.#markdown);
      case 'values':
        return valuesHtml(block, this.place, this.#markdown);
      case 'errors':
        return this.#errors(block);
      case 'conditions':
        return this.#conditions(block);
      case 'unknowns':
        return this.#unknowns(block);
      case 'register':
        return this.#register(block);
      case 'note':
        return this.#note(block);
      case 'diagram':
        return this.#diagram(block);
      case 'fold':
        return markup`<details class="fold" id="${block.id}"><summary>${icon('plus')}${this.#inline(block.title)}</summary><div class="folded">${this.all(block.blocks)}</div></details>`;
      case 'shelf':
        return this.#shelf(block);
      case 'operations':
        return this.#operations(block);
      case 'hero':
        return this.#hero(block);
      case 'ways':
        return this.#ways(block);
    }
  }

  #heading({ level, id, text, status, count }: Heading): Html {
    const badge =
      status &&
      markup`<span class="n${status.known ? '' : ' open'}${/^[45]/.test(status.code) ? ' bad' : ''}">${status.code}</span>`;
    const anchor = markup`<a class="anchor" href="#${id}" aria-label="Link to this section">${icon('link')}</a>`;
    return new Html(
      `<h${level} id="${id}">${badge?.text ?? ''}${this.#inline(text).text}${count === undefined ? '' : ` <span class="count">${count}</span>`}${anchor.text}</h${level}>`,
    );
  }

  #table({ label, head, rows }: Table): Html {
    return tableHtml({
      label,
      head: head.map((text) => ({ html: this.#inline(text), text })),
      rows: rows.map(({ id, cells }) => ({
        ...(id !== undefined && { id }),
        cells: cells.map((cell) => this.#inline(cell)),
      })),
    });
  }

  #facts({ facts }: Facts): Html {
    return markup`<dl class="facts">${facts.map(
      ({ term, text, bare }) =>
        markup`<div><dt${bare ? new Html(' class="vh"') : ''}>${term}</dt><dd>${this.#inline(text)}</dd></div>`,
    )}</dl>`;
  }

  #errors({ rows }: ErrorTable): Html {
    return markup`<table class="errors"><thead><tr><th scope="col">Status</th><th scope="col">When</th><th scope="col" class="see"><span class="vh">Example</span></th></tr></thead><tbody>${rows.map(
      ({ id, status, when, condition, example }, index) => {
        const same = rows[index - 1]?.status === status ? ' class="same"' : '';
        return markup`<tr${id === undefined ? '' : markup` id="${id}"`}${new Html(same)}><th scope="row"><span class="st${same === '' ? '' : ' vh'}">${status}</span></th><td>${this.#inline(when)}</td><td class="see">${
          example !== undefined &&
          markup`<a href="#${example}" data-show="${example}">Example<span class="vh"> of ${condition ?? status}</span></a>`
        }</td></tr>`;
      },
    )}</tbody></table>`;
  }

  #conditions({ conditions }: Conditions): Html {
    return markup`<ul class="cond">${conditions.map(
      ({ id, when, operations, example }) =>
        markup`<li id="${id}"><p class="what">${this.#inline(when)}</p>${
          example !== undefined &&
          markup`<a class="show" href="#${example}" data-show="${example}">Example<span class="vh"> of ${id}</span></a>`
        }<p class="who"><a class="slugname" href="#${id}">${id}</a> ${this.#inline(operations)}</p></li>`,
    )}</ul>`;
  }

  #unknowns({ title, entries, folded }: Unknowns): Html {
    const lines = markup`<ul>${entries.map(({ id, text, reading, also = [] }) => {
      const register = relativeAddress(this.place.page, 'not-shown', '.html');
      return markup`<li id="${id}">${this.#inline(text)}\u{A0}${[id, ...also].map((each) => markup`<a class="ref${reading ? ' read' : ''}"${each !== id && markup` id="${each}"`} href="${register}#${each}" aria-label="${each} in the list of unknowns and assumptions">${each}</a> `)}</li>`;
    })}</ul>`;
    if (!folded)
      return markup`<div class="note"><p class="head">${icon('unknown')}<span>${title}</span></p>${lines}</div>`;
    return markup`<details class="note"><summary class="head">${icon('unknown')}<span>${title}</span><span class="count">${entries.length}</span>${icon('chevron', 'chev')}</summary>${lines}</details>`;
  }

  #register({ entries }: Register): Html {
    return markup`<ul class="register">${entries.map(
      ({ id, title, text, known, remarks, source, places }) => {
        const name = markup`<h3 class="name">${this.#inline(title)}</h3>`;
        const affected = places.map(
          (place, index) => markup`${index === 0 ? '' : ', '}${this.#inline(place)}`,
        );
        return markup`<li id="${id}"><a class="ref${known ? ' known' : ''}" href="#${id}">${id}</a><div>${name}<p>${this.#inline(text)}</p>${remarks.map(
          (remark) => this.#markdown.block(remark, this.place),
        )}<p class="rule">${this.#inline(source)}${places.length > 0 && places.length <= MANY_PLACES && markup` Affects: ${affected}.`}</p>${
          places.length > MANY_PLACES &&
          markup`<details class="fold" id="${id}-places"><summary>${icon('plus')}Affects ${places.length} places</summary><p class="folded rule">${affected}</p></details>`
        }</div></li>\n`;
      },
    )}</ul>`;
  }

  #note({ title, text }: Note): Html {
    return markup`<div class="note plain"><p class="head">${icon('info')}<span>${title}</span></p><div class="said">${this.#markdown.block(text, this.place)}</div></div>`;
  }

  #diagram({ id, svg, caption, entries }: Diagram): Html {
    return markup`<figure class="diagram" id="${id}">${new Html(svg)}<ul class="refs-list" id="${id}-list">${entries.map(
      ({ title, text, known }) =>
        markup`<li${known ? '' : new Html(' class="no"')}><b>${this.#inline(title)}</b>${this.#inline(text)}</li>`,
    )}</ul><figcaption><p class="key"><span>fields documented</span><span class="no">fields undocumented</span></p>${
      caption !== undefined && markup`<p class="below">${caption}</p>`
    }</figcaption></figure>`;
  }

  #shelf({ links, ordered = false }: Shelf): Html {
    const items = markup`${links.map(
      ({ title, target, text }) =>
        markup`<li><a href="${this.#target(target)}">${title}<span>${text}</span></a></li>`,
    )}`;
    return ordered
      ? markup`<ol class="shelf ordered">${items}</ol>`
      : markup`<ul class="shelf">${items}</ul>`;
  }

  #operations({ label, operations }: OperationList): Html {
    return markup`<ul class="ops" aria-label="${label}">${operations.map(
      ({ method, title, target, path }) =>
        markup`<li><a href="${this.#target(target)}">${method === undefined ? unknownMethod : methodHtml(method, 'wash')}<span>${title}</span><code>${pathHtml(path)}</code></a></li>`,
    )}</ul>`;
  }

  #hero({ promise, lead, actions, panes }: Hero): Html {
    return markup`<section class="hero"><div><h1>${unbroken(promise)}</h1><p class="lead">${this.#inline(lead)}</p><div class="acts">${actions.map(
      ({ title, target }, index) =>
        markup`<a class="go${index === 0 ? ' main' : ''}" href="${this.#target(target)}">${title}${index === 0 && icon('arrow')}</a>`,
    )}</div></div><div class="duo">${panes.map((pane) => paneHtml(pane, this.place, this.#markdown))}</div></section>`;
  }

  #ways({ ways }: Ways): Html {
    return markup`<ul class="ways">${ways.map(
      ({ title, text, links }) =>
        markup`<li><h3>${title}</h3><p>${this.#inline(text)}</p><ul>${links.map(
          (link) =>
            markup`<li><a href="${this.#target(link.target)}">${
              link.method === undefined ? icon(link.icon ?? 'book') : methodHtml(link.method)
            }${link.title}</a></li>`,
        )}</ul></li>`,
    )}</ul>`;
  }
}

/** Renders a path with highlighted parameters. */
function pathHtml(path: string): Html {
  return new Html(
    path
      .split(/(\{[^}]+\})/)
      // There is little room next to a title and an example.
      .map((part) =>
        part.startsWith('{') ? `<span class="p">${breakable(part, 8)}</span>` : breakable(part),
      )
      .join('<wbr>'),
  );
}

function addressHtml({ method, path }: Address): Html {
  return markup`<div class="address">${methodHtml(method, 'fill')}<span class="path"><span class="base">{base_url}</span><wbr><code>${pathHtml(path)}</code></span>${copyButton('Copy the path', path)}</div>`;
}

/** Renders a large heading whose words don't break at hyphens. */
function unbroken(text: string): Html {
  const parts = text
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : markup`<span class="nb">${part}</span>`));
  return markup`${parts}`;
}
