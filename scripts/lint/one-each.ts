import type { SourceProblem } from '../source/problems.ts';

/** A fault, by the rule that sees it, makes these rules say what only follows from it. */
const CONSEQUENCES: readonly (readonly [cause: RegExp, consequences: RegExp])[] = [
  [
    /^operation-operationId(?:-unique)?$/,
    /^(?:interface\/(?:file-name|operation-id|list-operation|error-statuses|error-examples)|guide-(?:name|member)|prose-name|example-slug|changelog-name|added-since|known-operation)$/,
  ],
  [
    /^interface\/operation-id$/,
    /^(?:interface\/(?:file-name|list-operation)|guide-(?:name|member)|prose-name|example-slug|changelog-name|added-since)$/,
  ],
  [
    /^known-operation$/,
    /^(?:interface\/(?:error-statuses|error-examples|used-register-entries)|prose-name|guide-name)$/,
  ],
  [
    /^path-parameters-defined$/,
    /^(?:interface\/(?:error-statuses|slug-parameter)|spectral\/path-params|reached-file)$/,
  ],
  [/^(?:interface\/(?:unique-register-ids|closed-gaps)|register-id)$/, /^(?:interface\/known-register-ids)$/],
  [
    /^(?:interface\/(?:known-register-ids|unique-register-ids)|register-id|named-once)$/,
    /^(?:interface\/used-register-entries|prose-id|guide-id)$/,
  ],
  [/^interface\/condition-status$/, /^(?:interface\/error-(?:examples|statuses)|example-status)$/],
  [
    /^interface\/(?:file-name|example-file|list-operation|error-statuses)$/,
    /^(?:reached-file|interface\/error-examples)$/,
  ],
  [
    /^interface\/bounds$/,
    /^(?:interface\/list-operation|valid-example|example-member|no-invalid-parameter-examples)$/,
  ],
  [/^interface\/schema-keyword$/, /^schema-compiles$/],
  [
    /^interface\/enumeration$/,
    /^(?:schema-compiles|valid-example|example-member|no-invalid-\w+-examples|prose-name|guide-name)$/,
  ],
  [/^no-required-schema-properties-undefined$/, /^(?:schema-compiles|valid-example|example-member)$/],
  [/^interface\/slug-parameter$/, /^path-slug$/],
  [/^interface\/response-content$/, /^one-media-type$/],
  [/^interface\/error-body$/, /^(?:interface\/response-content|valid-example|example-member)$/],
  [/^interface\/(?:response-content|error-body)$/, /^xml-twin$/],
  [/^(?:valid-example|example-member)$/, /^(?:example-(?:slug|sum|status|time)|no-invalid-\w+-examples)$/],
  // The twin is written anew once the example is right.
  [/^(?:valid-example|example-\w+)$/, /^xml-twin$/],
  [/^schema-compiles$/, /^(?:valid-example|example-member)$/],
  [/^interface\/path-name$/, /^(?:interface\/file-name|guide-request|guide-name|prose-name)$/],
  [/^security-defined$/, /^no-unused-components$/],
  [/^interface\/placeholder-host-needs-gap$/, /^no-server-example\.com$/],
  [/^changelog-order$/, /^(?:interface\/known-version|added-since|changelog-name)$/],
  [/^guide-id$/, /^guide-name$/],
  [/^guide-image$/, /^guide-link$/],
  [/^(?:struct|no-unresolved-refs|interface\/known-extensions)$/, /^(?:reached-file|spelling)$/],
];

/**
 * Says each fault once: what only follows from a fault that is reported goes, and so does what one tool says of a line
 * that another has said. Mending the fault brings back whatever was a fault of its own.
 */
export function oneEach(problems: readonly SourceProblem[]): SourceProblem[] {
  const gone = CONSEQUENCES.filter(([cause]) => problems.some(({ rule = '' }) => cause.test(rule)));
  const known = problems.filter((problem) => {
    const rule = problem.rule ?? '';
    const causes = gone.filter(([cause, consequences]) => consequences.test(rule) && !cause.test(rule));
    return causes.length === 0;
  });
  const left = withoutExpected(known);
  const best = new Map<string, number>();
  for (const problem of left) {
    const line = lineOf(problem);
    best.set(line, Math.min(best.get(line) ?? Infinity, rank(problem)));
  }
  const told = new Set<string>();
  return left.filter((problem) => {
    // Two words for one place by one rule: the first says enough to mend it.
    const key = `${lineOf(problem)} ${ONE_PER_LINE.has(problem.rule ?? '') ? problem.rule : `${problem.rule} ${problem.message}`}`;
    const isNew = !told.has(key);
    told.add(key);
    return isNew && rank(problem) === best.get(lineOf(problem));
  });
}

/** A path whose parameter has another name than its parameter: told at the parameter, not at each operation of the path too. */
function withoutExpected(problems: readonly SourceProblem[]): SourceProblem[] {
  const pathIn = ({ message }: SourceProblem): string => /path `(\/[^`]*)`/.exec(message)?.[1] ?? '';
  const isOf = (problem: SourceProblem, part: string): boolean =>
    problem.rule === 'path-parameters-defined' && problem.message.includes(part);
  const unused = new Set(problems.filter((problem) => isOf(problem, 'is not used in the path')).map(pathIn));
  return problems.filter((problem) => !(isOf(problem, 'does not define') && unused.has(pathIn(problem))));
}

const ONE_PER_LINE: ReadonlySet<string> = new Set([
  'valid-example',
  'interface/response-content',
  'schema-compiles',
  'path-parameters-defined',
]);

function lineOf({ file, line }: SourceProblem): string {
  return `${file}:${line}`;
}

/** Whose word counts for a line: the rules of this interface, then Redocly's, which know the files, Spectral's, the dictionary's. */
function rank({ rule = '' }: SourceProblem): number {
  if (rule === 'spelling') return 3;
  if (rule.startsWith('spectral/')) return 2;
  return 1;
}
