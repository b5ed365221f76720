import { plainText } from '../../pages/plain-text.ts';
import { Html, markup } from '../html.ts';
import type { Card, Pane, Samples, Status, ViewCase, ViewGroup, Views } from '../page-model.ts';
import { colouredCode } from './code.ts';
import { icon } from './icons.ts';
import { copyButton, type MarkdownHtml, type Place } from './markdown.ts';

/** The note on all examples. */
export const sampleNote = 'Sample data.';

/** True if there is an example. An unknown body has only a sentence. */
export function hasCode({ groups }: Views): boolean {
  return groups.some(({ cases }) => cases.some(({ sides }) => sides.length > 0));
}

/** Renders a pane of the code column. */
export function paneHtml(pane: Pane, place: Place, markdown: MarkdownHtml): Html {
  switch (pane.kind) {
    case 'samples':
      return samplesHtml(pane);
    case 'views':
      return viewsHtml(pane, place, markdown);
    case 'card':
      return cardHtml(pane, place, markdown);
  }
}

/** Renders the same request in several languages. Without scripts all are shown, each with its name. */
export function samplesHtml({ id, title, own = false, samples, values }: Samples): Html {
  const name = own
    ? markup`<p class="vh" id="${id}">${title}</p>`
    : markup`<h2 class="named" id="${id}">Request</h2>`;
  const what = own ? 'program' : 'request';
  const tabs = samples.map(
    ({ id: language, label, short }, index) =>
      markup`<button type="button" role="tab" id="${id}-tab-${language}" aria-controls="${id}-${language}" aria-selected="${index === 0 ? 'true' : 'false'}" data-tab="${language}" title="${label}"${index === 0 ? '' : new Html(' tabindex="-1"')}>${short}</button>`,
  );
  const views = samples.map(
    ({ id: language, label, language: grammar, text }) =>
      markup`<div class="view" id="${id}-${language}" role="tabpanel" aria-labelledby="${id}-tab-${language}"><p class="label">${label}</p>${preHtml(label, colouredCode(text, grammar, { values }))}</div>`,
  );
  return markup`<div class="panel" data-tabs><div class="panel-head">${name}<div class="tabs js-only" role="tablist" aria-label="Language of the ${what}: ${title}">${tabs}</div>${copyButton(`Copy the ${what}: ${title}`)}</div>${views}</div>`;
}

/** Renders examples. The script shows one at a time; find-in-page also searches the others. */
function viewsHtml(views: Views, place: Place, markdown: MarkdownHtml): Html {
  const { title, about, groups } = views;
  const hasStatus = groups.some(({ status }) => status !== undefined);
  const codes =
    groups.length > 1
      ? markup`<div class="codes js-only" role="group" aria-label="Status">${groups.map(({ status }, index) => status && statusButton(status, index === 0))}</div>`
      : hasStatus && groups[0]?.status
        ? markup`<span class="codes"><span class="${groups[0].status.known ? 'one' : 'open'}">${groups[0].status.code}</span></span>`
        : '';
  const cases = groups.flatMap((group) => group.cases);
  const formats = cases.some(({ sides }) => sides.length > 1);
  const sub =
    formats || cases.length > 1
      ? markup`<div class="panel-sub js-only"><label class="pick"><span class="vh">Example</span><select><option>${plainText(cases[0]?.title ?? '')}</option></select>${icon('chevron')}</label>${
          formats &&
          new Html(
            '<div class="seg" role="group" aria-label="Format"><button type="button" data-format="json" aria-pressed="true">JSON</button><button type="button" data-format="xml" aria-pressed="false">XML</button></div>',
          )
        }</div>`
      : '';
  return markup`<div class="panel" data-views><div class="panel-head"><h2>${title}</h2>${codes}${hasCode(views) && copyButton(`Copy the example: ${about}`)}</div>${sub}<div class="views">${groups.map(
    (group) => groupHtml(group, place, markdown),
  )}</div>${hasCode(views) && markup`<p class="foot">${sampleNote}</p>`}</div>`;
}

/** The first status is selected, even before the script runs. */
function statusButton({ code, known, text }: Status & { text: string }, first: boolean): Html {
  const look = [code.startsWith('2') ? 'ok' : '', known ? '' : 'open'].filter(Boolean).join(' ');
  return markup`<button type="button" data-status="${code}" aria-pressed="${first ? 'true' : 'false'}"${look !== '' && markup` class="${look}"`} title="${text}">${code}</button>`;
}

function groupHtml(
  { status, cases, blank = 'The body is unknown, so there is no example.' }: ViewGroup,
  place: Place,
  markdown: MarkdownHtml,
): Html {
  const code = status?.code ?? '';
  if (cases.length === 0)
    return markup`<section class="view no" data-s="${code}" data-e="0" data-f="json" data-name="No example"><h3 class="label">${code}</h3><p class="blank">${blank}</p></section>`;
  return markup`${cases.map((example, index) => caseHtml(example, index, status, place, markdown))}`;
}

function caseHtml(
  { id, title: markdownTitle, text, sides }: ViewCase,
  index: number,
  status: ViewGroup['status'],
  place: Place,
  markdown: MarkdownHtml,
): Html {
  const title = plainText(markdownTitle);
  if (sides.length === 0)
    return markup`<section class="view no" id="${id}" data-name="${title}" data-s="${status?.code ?? ''}" data-e="${index}" data-f="json"><h3 class="label">${[status?.code, title].filter(Boolean).join(' · ')}</h3><p class="blank">${markdown.inline(text ?? '', place)}</p></section>\n`;
  return markup`${sides.map(({ format, text: code }, side) => {
    const label = [status?.code, title, format.toUpperCase()].filter(Boolean).join(' · ');
    // Error messages are sentences, so wrap them instead of making readers scroll.
    const wrap = status !== undefined && /^[45]/.test(status.code);
    const first = side === 0 ? markup` id="${id}" data-name="${title}"` : '';
    return markup`<section class="view"${first} data-s="${status?.code ?? ''}" data-e="${index}" data-f="${format === 'xml' ? 'xml' : 'json'}"><h3 class="label">${label}</h3>${
      text === undefined ? '' : markup`<p class="about">${markdown.inline(text, place)}</p>`
    }${preHtml('Example', colouredCode(code, format, { wrap }), wrap)}</section>\n`;
  })}`;
}

function cardHtml({ id, title, entries }: Card, place: Place, markdown: MarkdownHtml): Html {
  return markup`<section class="card"><h2 id="${id}">${title}</h2><dl>${entries.map(
    ({ term, remark, text }) =>
      markup`<div><dt>${markdown.inline(term, place)}${remark === undefined ? '' : markup`<span>${remark}</span>`}</dt><dd>${markdown.inline(text, place)}</dd></div>`,
  )}</dl></section>`;
}

/** Renders scrollable, focusable code. Separate from the template, because white space is significant here. */
function preHtml(label: string, code: Html, wrap = false): Html {
  return new Html(
    `<pre tabindex="0" role="group" aria-label="${label}"${wrap ? ' class="wrap"' : ''}><code>${code.text}</code></pre>`,
  );
}
