import { escapeHtml } from '../site/html.ts';

/** A box in one of the diagram's lanes. */
export interface Box {
  readonly title: string;
  readonly text: string;
  readonly known: boolean;
  readonly column: number;
  readonly row: number;
}

/** A line between two boxes, by index. */
export interface Wire {
  readonly from: number;
  readonly to: number;
  /** Field name; empty for a relation without a documented field, which has no arrowhead. */
  readonly label: string;
  readonly drawn: boolean;
}

/** Dimensions of a diagram with several lanes, or with one row inside a text column. */
interface Measures {
  readonly width: number;
  readonly lane: number;
  readonly left: number;
  readonly top: number;
}

const ofLanes: Measures = { width: 220, lane: 374, left: 56, top: 36 };
const ofRow: Measures = { width: 196, lane: 282, left: 4, top: 4 };

const HEIGHT = 68;
const ROW = 150;
/** Distance that a line drops below a row. */
const UNDER = 44;
const BORDER = 4;
const TIP = 8;
const BEND = 10;

type Text = (look: string, left: number, top: number, words: string, more?: string) => string;

const text: Text = (look, left, top, words, more = '') =>
  `<text${look === '' ? '' : ` class="${look}"`} x="${left}" y="${top}"${more}>${escapeHtml(words)}</text>`;

/** The content of a diagram. */
export interface Picture {
  /** The diagram's accessible name. */
  readonly name: string;
  /** ID of the element with the text alternative. */
  readonly described: string;
  /** Lane titles; if empty, the boxes form one row. */
  readonly lanes: readonly string[];
  readonly boxes: readonly Box[];
  readonly wires: readonly Wire[];
}

/** Draws boxes in lanes and the lines between them. Solid lines are documented, dashed ones aren't. */
export function drawDomain(picture: Picture): string {
  return new Drawing(picture.lanes.length === 0 ? ofRow : ofLanes).draw(picture);
}

class Drawing {
  readonly #measures: Measures;

  constructor(measures: Measures) {
    this.#measures = measures;
  }

  draw({ name, described, lanes, boxes, wires }: Picture): string {
    const { left, lane, width: boxWidth, top } = this.#measures;
    const titles = lanes.map((title, column) => text('lane', left + column * lane, 18, title));
    const drawn = boxes.map(
      (box) =>
        `<rect class="box${box.known ? '' : ' no'}" x="${this.#x(box)}" y="${this.#y(box)}" width="${boxWidth}" height="${HEIGHT}" rx="10"/>${text('', this.#x(box) + 18, this.#y(box) + 30, box.title)}${text('small', this.#x(box) + 18, this.#y(box) + 50, box.text)}`,
    );
    const lines = wires.map(({ from, to, label }) => {
      const [a, b] = [boxes[from], boxes[to]];
      return a && b ? this.#wire(a, b, label) : '';
    });
    const columns = 1 + Math.max(0, ...boxes.map(({ column }) => column));
    const isUnder = wires.some(({ from, to }) => isUnderRow(boxes[from], boxes[to]));
    const width = 2 * left + (columns - 1) * lane + boxWidth;
    const height =
      top + Math.max(0, ...boxes.map(({ row }) => row)) * ROW + HEIGHT + BORDER + (isUnder ? UNDER : 0);
    return `<svg class="drawing" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(name)}" aria-describedby="${described}">${[...titles, ...drawn, ...lines].join('\n')}</svg>`;
  }

  #x({ column }: Box): number {
    return this.#measures.left + column * this.#measures.lane;
  }

  #y({ row }: Box): number {
    return this.#measures.top + row * ROW;
  }

  #wire(from: Box, to: Box, label: string): string {
    if (label === '') return this.#undocumentedWire(from, to);
    const down = to.row - from.row;
    if (isUnderRow(from, to)) return this.#under(from, to, label);
    if (from.column === to.column && Math.abs(down) === 1) return this.#vertical(from, to, label);
    if (from.column === to.column) return this.#aroundTheLane(from, to, label);
    return this.#acrossLanes(from, to, label);
  }

  /** Draws a relation that is only described in prose. */
  #undocumentedWire(from: Box, to: Box): string {
    const { width } = this.#measures;
    return from.row === to.row
      ? `<path class="wire no" d="M${this.#x(from) + width} ${this.#y(from) + HEIGHT / 2}H${this.#x(to)}"/>`
      : `<path class="wire no" d="M${this.#x(from) + width / 2} ${this.#y(from) + HEIGHT}V${this.#y(to)}"/>`;
  }

  #vertical(from: Box, to: Box, label: string): string {
    const middle = this.#x(from) + this.#measures.width / 2;
    const up = to.row < from.row;
    const start = up ? this.#y(from) : this.#y(from) + HEIGHT;
    const end = up ? this.#y(to) + HEIGHT : this.#y(to);
    const step = up ? TIP : -TIP;
    return `<path class="wire" d="M${middle} ${start}V${end + step}"/><path class="tip" d="m${middle} ${end} 4 ${step}h-8z"/>${text('word', middle + 10, (start + end) / 2 + 5, label)}`;
  }

  /** Routes a line around the box in between, on the outer side of the lane. */
  #aroundTheLane(from: Box, to: Box, label: string): string {
    const isLeft = from.column === 0;
    const side = isLeft ? -1 : 1;
    const edge = isLeft ? this.#x(from) : this.#x(from) + this.#measures.width;
    const out = edge + side * 38;
    const [start, end] = [this.#y(from) + HEIGHT / 2, this.#y(to) + HEIGHT / 2];
    const vertically = end < start ? -1 : 1;
    const turn = (dx: number, dy: number): string =>
      `a${BEND} ${BEND} 0 0 ${dx * dy > 0 ? 1 : 0} ${dx} ${dy}`;
    const first = turn(side * BEND, vertically * BEND);
    const second = `a${BEND} ${BEND} 0 0 ${side * vertically < 0 ? 0 : 1} ${-side * BEND} ${vertically * BEND}`;
    return `<path class="wire" d="M${edge} ${start}H${out - side * BEND}${first}V${end - vertically * BEND}${second}H${edge + side * TIP}"/><path class="tip" d="m${edge} ${end} ${side * TIP} 4v-8z"/>${text('word', out - side * 8, (start + end) / 2 - 45, label, isLeft ? '' : ' text-anchor="end"')}`;
  }

  /** Routes a line to the next lane, straight or with a step between the lanes. */
  #acrossLanes(from: Box, to: Box, label: string): string {
    const side = to.column < from.column ? -1 : 1;
    const start = side < 0 ? this.#x(from) : this.#x(from) + this.#measures.width;
    const end = side < 0 ? this.#x(to) + this.#measures.width : this.#x(to);
    const [top, bottom] = [this.#y(from) + HEIGHT / 2, this.#y(to) + HEIGHT / 2];
    const tip = `<path class="tip" d="m${end} ${bottom} ${-side * TIP} 4v-8z"/>`;
    const middle = (start + end) / 2;
    if (top === bottom)
      return `<path class="wire" d="M${start} ${top}H${end - side * TIP}"/>${tip}${text('word', middle, top - 8, label, ' text-anchor="middle"')}`;
    const vertically = bottom < top ? -1 : 1;
    const sweep = side * vertically > 0 ? 1 : 0;
    return `<path class="wire" d="M${start} ${top}H${middle - side * BEND}a${BEND} ${BEND} 0 0 ${sweep} ${side * BEND} ${vertically * BEND}V${bottom - vertically * BEND}a${BEND} ${BEND} 0 0 ${1 - sweep} ${side * BEND} ${vertically * BEND}H${end - side * TIP}"/>${tip}${text('word', middle + 10, (top + bottom) / 2 + 5, label)}`;
  }

  /** Routes a line below a row, past the boxes in between. */
  #under(from: Box, to: Box, label: string): string {
    const { width } = this.#measures;
    const [start, end] = [this.#x(from) + width / 2, this.#x(to) + width / 2];
    const bottom = this.#y(from) + HEIGHT;
    const depth = bottom + UNDER - 12;
    const side = end < start ? -1 : 1;
    const sweep = side > 0 ? 0 : 1;
    return `<path class="wire" d="M${start} ${bottom}V${depth - BEND}a${BEND} ${BEND} 0 0 ${sweep} ${side * BEND} ${BEND}H${end - side * BEND}a${BEND} ${BEND} 0 0 ${sweep} ${side * BEND} ${-BEND}V${bottom + TIP}"/><path class="tip" d="m${end} ${bottom} 4 ${TIP}h-8z"/>${text('word', (start + end) / 2, depth - 8, label, ' text-anchor="middle"')}`;
  }
}

/** True if the line between two boxes in a row has to pass other boxes. */
function isUnderRow(from: Box | undefined, to: Box | undefined): boolean {
  return (
    from !== undefined && to !== undefined && from.row === to.row && Math.abs(from.column - to.column) > 1
  );
}
