import type { Report } from '../report.ts';

/** Writes a report as JSON: what was compared, the sums, and every change with its pointers and places. */
export function formatJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
