import type { Report } from '../report.ts';

/** Formats a report as JSON. */
export function formatJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
