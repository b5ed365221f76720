import { markup, type Html } from '../site/html.ts';

/** A box with a text; the text is cut by nobody, so boxes are made wide enough for it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width in pixels of a text in the pictures' type size, estimated wide. */
export function textWidth(text: string): number {
  return Math.ceil(text.length * 7.4);
}

/** A picture that a screen reader announces by its title. */
export function picture(id: string, title: string, width: number, height: number, content: Html[]): string {
  return markup`<svg viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-labelledby="${id}-title">
    <title id="${id}-title">${title}</title>
    ${content}
  </svg>`.text;
}

/** A line from one point to another that leaves and arrives level. */
export function curve(x1: number, y1: number, x2: number, y2: number, look = ''): Html {
  const middle = Math.round((x1 + x2) / 2);
  return markup`<path class="line ${look}" d="M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}" />`;
}
