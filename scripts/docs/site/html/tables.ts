import { type Html, markup } from '../html.ts';

/** A table whose cells are HTML already. */
export interface TableHtml {
  /** What the table lists; undefined where the text around it says so. */
  readonly label: string | undefined;
  /** Titles of the columns, and the same as plain words. */
  readonly head: readonly { readonly html: Html; readonly text: string }[];
  readonly rows: readonly { readonly id?: string; readonly cells: readonly Html[] }[];
}

/**
 * The one form of a table, whether it was written as a block or as Markdown. On a narrow screen cells stand below each
 * other, and each shows the title of its column.
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
