import { escapeHtml } from '../site/html.ts';

/** A box of the drawing, in one of its lanes. */
export interface Box {
  readonly title: string;
  readonly text: string;
  readonly known: boolean;
  readonly column: number;
  readonly row: number;
}

/** A line between two boxes, by their indexes. */
export interface Wire {
  readonly from: number;
  readonly to: number;
  /** Name of the field; empty for a relation that is told in words only, which has no arrow. */
  readonly label: string;
  readonly drawn: boolean;
}

const WIDTH = 220;
const HEIGHT = 68;
const LANE = 374;
const ROW = 150;
const LEFT = 56;
const TOP = 36;
const BORDER = 4;
const TIP = 8;
const BEND = 10;

const x = ({ column }: Box): number => LEFT + column * LANE;
const y = ({ row }: Box): number => TOP + row * ROW;

type Text = (look: string, left: number, top: number, words: string, more?: string) => string;

const text: Text = (look, left, top, words, more = '') =>
  `<text${look === '' ? '' : ` class="${look}"`} x="${left}" y="${top}"${more}>${escapeHtml(words)}</text>`;

/**
 * Draws boxes in lanes and the wires between them. Solid is known, dashed is not.
 *
 * @param name what the picture shows
 * @param described id of the element that says the same in words
 */
export function drawDomain(
  name: string,
  described: string,
  lanes: readonly string[],
  boxes: readonly Box[],
  wires: readonly Wire[],
): string {
  const titles = lanes.map((title, column) => text('lane', LEFT + column * LANE, 18, title));
  const drawn = boxes.map(
    (box) =>
      `<rect class="box${box.known ? '' : ' no'}" x="${x(box)}" y="${y(box)}" width="${WIDTH}" height="${HEIGHT}" rx="10"/>${text('', x(box) + 18, y(box) + 30, box.title)}${text('small', x(box) + 18, y(box) + 50, box.text)}`,
  );
  const lines = wires.map(({ from, to, label }) => {
    const [a, b] = [boxes[from], boxes[to]];
    return a && b ? wire(a, b, label) : '';
  });
  const width = 2 * LEFT + (lanes.length - 1) * LANE + WIDTH;
  const height = TOP + Math.max(0, ...boxes.map(({ row }) => row)) * ROW + HEIGHT + BORDER;
  return `<svg class="drawing" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(name)}" aria-describedby="${described}">${[...titles, ...drawn, ...lines].join('\n')}</svg>`;
}

function wire(from: Box, to: Box, label: string): string {
  if (label === '') return `<path class="wire no" d="M${x(from) + WIDTH / 2} ${y(from) + HEIGHT}V${y(to)}"/>`;
  const down = to.row - from.row;
  if (from.column === to.column && Math.abs(down) === 1) return vertical(from, to, label);
  if (from.column === to.column) return aroundTheLane(from, to, label);
  return acrossLanes(from, to, label);
}

function vertical(from: Box, to: Box, label: string): string {
  const middle = x(from) + WIDTH / 2;
  const up = to.row < from.row;
  const start = up ? y(from) : y(from) + HEIGHT;
  const end = up ? y(to) + HEIGHT : y(to);
  const step = up ? TIP : -TIP;
  return `<path class="wire" d="M${middle} ${start}V${end + step}"/><path class="tip" d="m${middle} ${end} 4 ${step}h-8z"/>${text('word', middle + 10, (start + end) / 2 + 5, label)}`;
}

/** Past the box between, on the outer side of the lane. */
function aroundTheLane(from: Box, to: Box, label: string): string {
  const isLeft = from.column === 0;
  const side = isLeft ? -1 : 1;
  const edge = isLeft ? x(from) : x(from) + WIDTH;
  const out = edge + side * 38;
  const [start, end] = [y(from) + HEIGHT / 2, y(to) + HEIGHT / 2];
  const vertically = end < start ? -1 : 1;
  const turn = (dx: number, dy: number): string => `a${BEND} ${BEND} 0 0 ${dx * dy > 0 ? 1 : 0} ${dx} ${dy}`;
  const first = turn(side * BEND, vertically * BEND);
  const second = `a${BEND} ${BEND} 0 0 ${side * vertically < 0 ? 0 : 1} ${-side * BEND} ${vertically * BEND}`;
  return `<path class="wire" d="M${edge} ${start}H${out - side * BEND}${first}V${end - vertically * BEND}${second}H${edge + side * TIP}"/><path class="tip" d="m${edge} ${end} ${side * TIP} 4v-8z"/>${text('word', out - side * 8, (start + end) / 2 - 45, label, isLeft ? '' : ' text-anchor="end"')}`;
}

/** To the lane beside, straight or with a step in the space between. */
function acrossLanes(from: Box, to: Box, label: string): string {
  const side = to.column < from.column ? -1 : 1;
  const start = side < 0 ? x(from) : x(from) + WIDTH;
  const end = side < 0 ? x(to) + WIDTH : x(to);
  const [top, bottom] = [y(from) + HEIGHT / 2, y(to) + HEIGHT / 2];
  const tip = `<path class="tip" d="m${end} ${bottom} ${-side * TIP} 4v-8z"/>`;
  const middle = (start + end) / 2;
  if (top === bottom)
    return `<path class="wire" d="M${start} ${top}H${end - side * TIP}"/>${tip}${text('word', middle, top - 8, label, ' text-anchor="middle"')}`;
  const vertically = bottom < top ? -1 : 1;
  const sweep = side * vertically > 0 ? 1 : 0;
  return `<path class="wire" d="M${start} ${top}H${middle - side * BEND}a${BEND} ${BEND} 0 0 ${sweep} ${side * BEND} ${vertically * BEND}V${bottom - vertically * BEND}a${BEND} ${BEND} 0 0 ${1 - sweep} ${side * BEND} ${vertically * BEND}H${end - side * TIP}"/>${tip}${text('word', middle + 10, (top + bottom) / 2 + 5, label)}`;
}
