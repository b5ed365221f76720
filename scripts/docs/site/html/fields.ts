import { Html, markup } from '../html.ts';
import type { Chip, Field, Fields, Value, Values } from '../page-model.ts';
import { isEmpty, markdownOf } from '../phrase.ts';
import { icon } from './icons.ts';
import { breakable } from './breakable.ts';
import { unknownMethod } from './methods.ts';
import type { MarkdownHtml, Place } from './markdown.ts';
import { relativeAddress } from '../links.ts';

/** Renders properties, parameters or headers as a list. */
export function fieldsHtml({ label, fields }: Fields, place: Place, markdown: MarkdownHtml): Html {
  return markup`<ul class="fields" aria-label="${label}">${fields.map((field) => fieldHtml(field, place, markdown))}</ul>`;
}

function fieldHtml(field: Field, place: Place, markdown: MarkdownHtml): Html {
  const { id, name, look, type, chips, meaning, rules, values, valuesLabel, fold } = field;
  const title =
    look === 'words'
      ? markup`<span class="name words">${name}</span>`
      : markup`<code class="name${look === 'path' ? ' p' : ''}">${new Html(breakable(name))}</code>`;
  // A field without a documented name gets a dashed row.
  const open = look === 'words' ? new Html(' class="no"') : '';
  return markup`<li id="${id}"${open}><div class="top-line">${chips.some(({ kind }) => kind === 'unplaced') && unknownMethod}${title}<span class="type">${markdown.inline(type, place)}</span>${chips.map(
    (chip) => chipHtml(chip, place),
  )}</div>${isEmpty(meaning) ? '' : markup`<p class="means">${markdown.inline(meaning, place)}</p>`}${
    isEmpty(rules) ? '' : markup`<p class="rule">${markdown.inline(rules, place)}</p>`
  }${shortValues(values, valuesLabel, place, markdown)}${
    fold &&
    markup`<details class="fold"><summary>${icon('plus')}${fold.title}</summary>${fieldsHtml({ kind: 'fields', label: fold.title, fields: fold.fields }, place, markdown)}</details>`
  }</li>\n`;
}

function chipHtml(chip: Chip, place: Place): Html | undefined {
  if (chip.kind === 'unplaced') return undefined;
  if (chip.kind === 'since') {
    const address = relativeAddress(place.page, 'changelog', '.html');
    return markup`<a class="chip" href="${address}#v${chip.version}">since ${chip.version}</a>`;
  }
  const look = { required: ' req', optional: '', nullable: ' nul' }[chip.kind];
  return markup`<span class="chip${look}">${chip.kind}</span>`;
}

/** Renders a field's values: a line of chips, and a list of those with a description. */
function shortValues(
  values: readonly Value[],
  label: string,
  place: Place,
  markdown: MarkdownHtml,
): Html | undefined {
  if (values.length === 0) return undefined;
  const bare = values.filter(({ meaning }) => isEmpty(meaning));
  const explained = values.filter(({ meaning }) => !isEmpty(meaning));
  return markup`${
    bare.length > 0 &&
    markup`<ul class="bag" aria-label="${label === '' ? 'Value' : label}">${label !== '' && markup`<li class="of">${label}</li>`}${bare.map(
      ({ value }) => markup`<li>${markdown.inline(value, place)}</li>`,
    )}</ul>`
  }${
    explained.length > 0 &&
    markup`<dl class="values${explained.every(({ value }) => /^`.{1,14}`$/.test(markdownOf(value))) ? ' short' : ''}">${explained.map(
      ({ value, meaning }) =>
        markup`<dt>${markdown.inline(value, place)}</dt><dd>${markdown.inline(meaning, place)}</dd>`,
    )}</dl>`
  }`;
}

/** Renders an enumeration's values, each with a link. */
export function valuesHtml({ label, values }: Values, place: Place, markdown: MarkdownHtml): Html {
  if (values.every(({ meaning }) => isEmpty(meaning)))
    return markup`<ul class="columns" aria-label="${label}">${values.map(
      ({ value, id }) => markup`<li id="${id ?? ''}">${markdown.inline(value, place)}</li>`,
    )}</ul>`;
  const columns = values.length > 24 ? ' columns' : '';
  return markup`<dl class="values wide${columns}">${values.map(
    ({ value, meaning, id }) =>
      markup`<div id="${id ?? ''}"><dt>${markdown.inline(value, place)}</dt><dd>${markdown.inline(meaning, place)}</dd></div>`,
  )}</dl>`;
}
