import { candidateWords, type Report } from './report.ts';

/** Writes a report as JUnit XML: a suite for each kind of fact, a test case for each fact, and one for what is not described. */
export function junitReport(report: Report): string {
  const kinds = [...new Set(report.facts.map(({ kind }) => kind))];
  const undocumented = report.findings.filter(({ kind }) => kind === 'not-documented');
  const strangers = report.findings.filter(({ kind }) => kind === 'not-described');
  const suites = kinds.map((kind) => {
    const cases = report.facts.filter((fact) => fact.kind === kind);
    const inner = cases.map(({ id, state, reason = '', sentence }) => {
      const open = `    <testcase classname="${escape(kind)}" name="${escape(id)}"`;
      if (state === 'confirmed') return `${open}/>`;
      if (state === 'untested')
        return `${open}>\n      <skipped message="${escape(reason)}"/>\n    </testcase>`;
      const findings = report.findings.filter(({ facts }) => facts.includes(id));
      const what = findings.map((finding) => finding.what).join(' ');
      const detail = [sentence, ...findings.map(({ curl, curls }) => curls[id] ?? curl)].join('\n');
      return `${open}>\n      <failure message="${escape(what)}">${escape(detail)}</failure>\n    </testcase>`;
    });
    const failed = cases.filter(({ state }) => state === 'contradicted').length;
    const skipped = cases.filter(({ state }) => state === 'untested').length;
    return suite(kind, inner, failed, skipped);
  });
  const inner = undocumented.map(
    ({ what, curls }) =>
      `    <testcase classname="not-documented" name="${escape(what)}">\n      <failure message="${escape(what)}">${escape(eachPlace(curls))}</failure>\n    </testcase>`,
  );
  // What is not described contradicts nothing.
  const beside = strangers.map(
    ({ what, curls }) =>
      `    <testcase classname="not-described" name="${escape(what)}">\n      <system-out>${escape(eachPlace(curls))}</system-out>\n    </testcase>`,
  );
  // A name that is not accepted is no fault of the service.
  const tried = report.candidates.map((each) => {
    const open = `    <testcase classname="candidate" name="${escape(`${each.operation} ${each.role}: ${each.name}`)}"`;
    if (each.accepted) return `${open}/>`;
    return `${open}>\n      <skipped message="${escape(candidateWords(each))}"/>\n    </testcase>`;
  });
  const errors = [
    ['the plan is carried out', report.ended],
    ['the service can be checked', report.unchecked],
  ].flatMap(([name = '', why]) =>
    why === undefined
      ? []
      : [
          `    <testcase classname="check" name="${name}">\n      <error message="${escape(why)}"/>\n    </testcase>`,
        ],
  );
  const ended = errors.length === 0 ? [] : [suite('check', errors, 0, 0, errors.length)];
  const all = [
    ...suites,
    ...(inner.length > 0 ? [suite('not-documented', inner, inner.length, 0)] : []),
    ...(beside.length > 0 ? [suite('not-described', beside, 0, 0)] : []),
    ...(tried.length > 0
      ? [suite('candidate', tried, 0, report.candidates.filter(({ accepted }) => !accepted).length)]
      : []),
    ...ended,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${report.milliseconds / 1000}">\n${all.join('\n')}\n</testsuites>\n`;
}

/** The places of a finding, each with the line that repeats what showed it there. */
function eachPlace(curls: Readonly<Record<string, string>>): string {
  return Object.entries(curls)
    .map(([place, curl]) => `${place}\n${curl}`)
    .join('\n');
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
