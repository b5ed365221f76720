import { counted } from '../../cli/counted.ts';
import { kindOfSlug } from '../../model/well-known.ts';
import type { CheckOptions } from '../options.ts';
import { missingKinds, type Plan } from '../steps/plan.ts';

/** Describes what a check would send, for people. */
export function planReport({ steps, skipped }: Plan, options: CheckOptions): string {
  const { baseUrl, pace } = options;
  const lines: string[] = [];
  let last = '';
  for (const { operation, purpose } of steps) {
    if (operation.id !== last)
      lines.push(`${operation.method.toUpperCase()} ${operation.path}  ${operation.id}`);
    last = operation.id;
    lines.push(`  ${purpose}`);
  }
  const operations = [...new Set(steps.map(({ operation }) => operation))];
  const unnamed = operations.flatMap((operation) => {
    const slugs = missingKinds(operation, options).map((kind) => `--slug ${kindOfSlug(kind)}=<slug>`);
    return slugs.length === 0 ? [] : [`  ${operation.id}: add ${slugs.join(' ')}`];
  });
  const reasons = new Map<string, string[]>();
  for (const { why, operation, condition } of skipped)
    reasons.set(why, [
      ...(reasons.get(why) ?? []),
      condition ? `${operation.id} ${condition.id}` : operation.id,
    ]);
  return [
    ...lines,
    '',
    ...(unnamed.length === 0
      ? []
      : ['Tested only if a response contains a record; pass a slug to be sure', ...unnamed, '']),
    'Skipped',
    ...[...reasons].map(([why, what]) => `  ${why}: ${what.join(', ')}`),
    '',
    `At most ${counted(steps.length, 'request')} to ${baseUrl}; fewer if there are fewer records or pages.`,
    `The check uses ${Math.round(pace.share * 100)}% of the rate limit that the first response announces,`,
    `or ${pace.defaultPerMinute} requests per minute if it announces none (about ${formatDuration((steps.length * 60) / pace.defaultPerMinute)}).`,
    'A request is retried once after a requested wait, a 502, 503 or 504, or an incomplete response.',
    'Nothing was sent.',
    '',
  ].join('\n');
}

/** Formats a duration: "45 s", "3 min". */
export function formatDuration(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
