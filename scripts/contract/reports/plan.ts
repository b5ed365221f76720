import { counted } from '../../cli/counted.ts';
import type { CheckOptions } from '../options.ts';
import type { Plan } from '../steps/plan.ts';

/** Writes what a check would send, for people. */
export function planReport({ steps, skipped, missing }: Plan, { baseUrl, pace }: CheckOptions): string {
  const lines: string[] = [];
  let last = '';
  for (const { operation, purpose } of steps) {
    if (operation.id !== last)
      lines.push(`${operation.method.toUpperCase()} ${operation.path}  ${operation.id}`);
    last = operation.id;
    lines.push(`  ${purpose}`);
  }
  const unwritten = missing.filter(({ found }) => !found);
  const unread = missing.filter(({ found }) => found);
  const reasons = new Map<string, number>();
  for (const { why, facts } of skipped) reasons.set(why, (reasons.get(why) ?? 0) + facts.length);
  return [
    ...lines,
    '',
    ...(unwritten.length === 0
      ? []
      : [
          'Will not be tested: no record to write to is named',
          ...unwritten.map(({ operation, option }) => `  ${operation.id}: add ${option}`),
          '',
        ]),
    ...(unread.length === 0
      ? []
      : [
          'Tested only where responses show a record; name one to be sure',
          ...unread.map(({ operation, option }) => `  ${operation.id}: add ${option}`),
          '',
        ]),
    'Not planned',
    ...[...reasons].map(
      ([why, count]) => `  ${String(count).padStart(4)} ${count === 1 ? 'fact' : 'facts'}: ${why}`,
    ),
    '',
    `At most ${counted(steps.length, 'request')} to ${baseUrl}; fewer where there are fewer records or pages.`,
    'A read that the service asks to wait with is sent once more, after the wait.',
    `The first shows the limit, where the service announces one; the others use ${Math.round(pace.share * 100)} % of it,`,
    `or ${pace.unannounced} a minute as long as none is announced.`,
    'Nothing was sent.',
    '',
  ].join('\n');
}
