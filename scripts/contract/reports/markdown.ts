import { type Report, type ReportedFinding, reasonsOf, summaryOf } from './report.ts';

/** Writes a report as Markdown, for a ticket, the service's support or the summary of a job. */
export function markdownReport(report: Report, { whole }: { readonly whole: boolean }): string {
  const { findings } = report;
  const { lines, verdict } = summaryOf(report);
  const reasons = whole ? [...reasonsOf(report)] : [];
  const undescribed = whole ? report.undescribed : [];
  return `${[
    `# ${verdict}`,
    `${report.date}. ${lines.join('\n')}`,
    ...findings.map(findingText),
    ...(reasons.length === 0
      ? []
      : ['## Not tested', reasons.map(([why, what]) => `- ${why}: ${what.join(', ')}`).join('\n')]),
    ...(undescribed.length === 0
      ? []
      : [
          '## Seen, and not described',
          undescribed
            .map(({ what, places, unknowns }) => `- ${what} ${[...places, ...unknowns].join('; ')}`)
            .join('\n'),
        ]),
  ].join('\n\n')}\n`;
}

function findingText(finding: ReportedFinding): string {
  const { known, what, sentence, facts, register, operations, at, count, curl, request } = finding;
  const { url, time, status, requestId, answer } = request;
  const more = facts.length > 1 ? ` (And the same of ${facts.length - 1} more.)` : '';
  return [
    `## ${known ? 'Known: ' : ''}${what}`,
    [
      ...(sentence === undefined ? [] : [`- Documented: ${sentence}${more}`]),
      ...(register.length === 0 ? [] : [`- Register: ${register.join(', ')}`]),
      `- Seen: ${operations.join(', ')}${at === '' ? '' : `, at \`${at}\``}, number of responses: ${count}`,
      `- Request: \`GET ${url}\` at ${time}, status ${status ?? 'none'}${requestId === undefined ? '' : `, request id \`${requestId}\``}`,
    ].join('\n'),
    ...(curl === undefined ? [] : [`\`\`\`sh\n${curl}\n\`\`\``]),
    ...(answer === undefined ? [] : [`\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``]),
  ].join('\n\n');
}
