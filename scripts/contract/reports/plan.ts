import type { CheckOptions } from '../options.ts';
import type { Plan } from '../steps/plan.ts';

/** Writes what a check would send, for people. */
export function planReport({ steps, skipped }: Plan, { baseUrl, pace, candidates }: CheckOptions): string {
  const lines: string[] = [];
  let last = '';
  for (const { operation, purpose } of steps) {
    if (operation.id !== last)
      lines.push(`${operation.method.toUpperCase()} ${operation.path}  ${operation.id}`);
    last = operation.id;
    lines.push(`  ${purpose}`);
  }
  const names = [...candidates.values()].flat().length;
  // One more tells servers that were made from the description apart from the service.
  const most = steps.length + 1;
  const reasons = new Map<string, number>();
  for (const { why, facts } of skipped) reasons.set(why, (reasons.get(why) ?? 0) + facts.length);
  return [
    ...lines,
    '',
    'Not planned',
    ...[...reasons].map(([why, count]) => `  ${String(count).padStart(4)} facts: ${why}`),
    '',
    `At most ${most} requests to ${baseUrl}; fewer where there are fewer records or pages.`,
    'A read that the service asks to wait with is sent once more, after the wait.',
    ...(names === 0 ? [] : [`Beside them, some for each of ${names} candidate names.`]),
    `At most ${pace.unannounced} a minute until the service announces a limit, then ${Math.round(pace.share * 100)} % of it.`,
    'Nothing was sent.',
    '',
  ].join('\n');
}
