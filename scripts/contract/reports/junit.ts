import { candidateWords, type Report } from './report.ts';

/** Writes a report as JUnit XML: a suite for each kind of fact, a test case for each fact, and one for what is not described. */
export function junitReport(report: Report): string {
  const kinds = [...new Set(report.facts.map(({ kind }) => kind))];
  const strangers = report.findings.filter(({ kind }) => kind === 'not-described');
  const suites = kinds.map((kind) => {
    const cases = report.facts.filter((fact) => fact.kind === kind);
    const inner = cases.map(({ id, state, reason = '', sentence }) => {
      const open = `    <testcase classname="${escape(kind)}" name="${escape(id)}"`;
      if (state === 'confirmed') return `${open}/>`;
      if (state === 'untested')
        return `${open}>\n      <skipped message="${escape(reason)}"/>\n    </testcase>`;
      const findings = report.findings.filter(({ fact }) => fact === id);
      const what = findings.map((finding) => finding.what).join(' ');
      const detail = [sentence, ...findings.map(({ curl }) => curl)].join('\n');
      return `${open}>\n      <failure message="${escape(what)}">${escape(detail)}</failure>\n    </testcase>`;
    });
    const failed = cases.filter(({ state }) => state === 'contradicted').length;
    const skipped = cases.filter(({ state }) => state === 'untested').length;
    return suite(kind, inner, failed, skipped);
  });
  const inner = strangers.map(
    ({ what, at, curl }) =>
      `    <testcase classname="not-described" name="${escape(at === '' ? what : `${at}: ${what}`)}">\n      <failure message="${escape(what)}">${escape(curl)}</failure>\n    </testcase>`,
  );
  // A name that is not accepted is no fault of the service.
  const tried = report.candidates.map((each) => {
    const open = `    <testcase classname="candidate" name="${escape(`${each.operation} ${each.role}: ${each.name}`)}"`;
    if (each.accepted) return `${open}/>`;
    return `${open}>\n      <skipped message="${escape(candidateWords(each))}"/>\n    </testcase>`;
  });
  const ended =
    report.ended === undefined
      ? []
      : [
          suite(
            'check',
            [
              `    <testcase classname="check" name="the plan is carried out">\n      <error message="${escape(report.ended)}"/>\n    </testcase>`,
            ],
            0,
            0,
            1,
          ),
        ];
  const all = [
    ...suites,
    ...(inner.length > 0 ? [suite('not-described', inner, inner.length, 0)] : []),
    ...(tried.length > 0
      ? [suite('candidate', tried, 0, report.candidates.filter(({ accepted }) => !accepted).length)]
      : []),
    ...ended,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${report.milliseconds / 1000}">\n${all.join('\n')}\n</testsuites>\n`;
}

function suite(
  name: string,
  cases: readonly string[],
  failures: number,
  skipped: number,
  errors = 0,
): string {
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
  return `  <testsuite name="${escape(name)}" ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
}

function escape(text: string): string {
  return (
    text
      // XML cannot hold every character.
      .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll('\n', '&#10;')
  );
}
