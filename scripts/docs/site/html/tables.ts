import { type Html, markup } from '../html.ts';

/** A table whose cells are already HTML. */
export interface TableHtml {
  /** The table's accessible label; undefined if the surrounding text already describes it. */
  readonly label: string | undefined;
  /** Column titles, as HTML and as plain text. */
  readonly head: readonly { readonly html: Html; readonly text: string }[];
  readonly rows: readonly { readonly id?: string; readonly cells: readonly Html[] }[];
}

/**
 * Renders a table from a block or from Markdown. On a narrow screen cells are stacked, each with its column's title.
 */
export function tableHtml({ label, head, rows }: TableHtml): Html {
  const name = label === undefined ? '' : markup` aria-label="${label}"`;
  return markup`<div class="scroll"><table class="stack"${name}><thead><tr>${head.map(
    ({ html }) => markup`<th scope="col">${html}</th>`,
  )}</tr></thead><tbody>${rows.map(
    ({ id, cells: [first, ...cells] }) =>
      markup`<tr${id === undefined ? '' : markup` id="${id}"`}><th scope="row">${first}</th>${cells.map(
        (cell, index) => markup`<td data-label="${head[index + 1]?.text ?? ''}">${cell}</td>`,
      )}</tr>`,
  )}</tbody></table></div>`;
}
