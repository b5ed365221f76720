import type { Condition } from '../../model/document.ts';
import { markup } from '../site/html.ts';
import { siteLink } from '../site/links.ts';
import type { Diagram } from '../site/model.ts';
import { curve, picture, textWidth } from './svg.ts';

const ROW = 22;
const GAP = 14;

/** How a request ends: the conditions, and the status that each of them leads to. */
export function conditionsDiagram(conditions: readonly Condition[]): Diagram {
  const statuses = [...new Set(conditions.map(({ status }) => status))];
  const groups = statuses.map((status) => ({
    status: String(status),
    ids: conditions.filter((condition) => condition.status === status).map(({ id }) => id),
  }));
  const title = 'How the conditions lead to a status, in no particular order';
  return {
    kind: 'diagram',
    id: 'conditions',
    title,
    svg: draw(title, groups),
    alternative: [
      ...groups.map(
        ({ status, ids }) =>
          `- ${siteLink(status, 'errors', `status-${status}`)}: ${ids.map((id) => `\`${id}\``).join(', ')}.`,
      ),
      '- None of those known: success, as far as the conditions are known.',
      '',
      'The picture shows no order: in which order the service tests the conditions is not described.',
    ].join('\n'),
  };
}

function draw(title: string, groups: readonly { status: string; ids: string[] }[]): string {
  const all = [...groups, { status: '2XX', ids: ['none of those known'] }];
  const width = Math.max(...all.flatMap(({ ids }) => ids.map(textWidth))) + 30;
  const x = 190;
  const x2 = x + width + 90;
  let y = 10;
  const placed = all.map((group) => {
    const height = ROW * group.ids.length + 10;
    const top = y;
    y += height + GAP;
    return { ...group, top, height, middle: top + height / 2 };
  });
  const middle = y / 2;
  const lines = placed.flatMap(({ status, middle: end }) => [
    curve(100, middle, x, end, status === '2XX' ? 'good' : ''),
    markup`<path class="line ${status === '2XX' ? 'good' : ''}" d="M${x + width} ${end}H${x2}" />`,
  ]);
  const boxes = placed.map(
    ({ status, ids, top, height, middle: end }) =>
      markup`<g><rect class="box" x="${x}" y="${top}" width="${width}" height="${height}" rx="6" />${ids.map(
        (id, index) =>
          markup`<text class="${status === '2XX' ? '' : 'code'}" x="${x + 12}" y="${top + ROW * index + 20}">${id}</text>`,
      )}<rect           class="end ${status === '2XX' ? 'good' : ''}"
          x="${x2}"
          y="${end - 14}"
          width="60"
          height="28"
          rx="14"
        /><text class="strong" x="${x2 + 16}" y="${end + 5}">${status}</text></g>`,
  );
  return picture('conditions', title, x2 + 62, y, [
    ...lines,
    markup`<rect class="box" x="1" y="${middle - 18}" width="99" height="36" rx="6" /><text         class="strong"
        x="24"
        y="${middle + 5}">Request</text>`,
    ...boxes,
  ]);
}
