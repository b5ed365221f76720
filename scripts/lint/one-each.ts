import type { SourceProblem } from '../source/problems.ts';

/** A fault, by the rule that sees it, makes these rules say what only follows from it. */
const CONSEQUENCES: readonly (readonly [cause: RegExp, consequences: RegExp])[] = [
  [
    /^(?:operation-operationId(?:-unique)?|interface\/operation-id|known-operation)$/,
    /^(?:interface\/(?:file-name|list-operation|error-statuses|error-examples|used-register-entries|operation-id)|guide-name|prose-name|example-slug|changelog-name|added-since)$/,
  ],
  [/^path-parameters-defined$/, /^(?:interface\/(?:error-statuses|slug-parameter)|reached-file)$/],
  [
    /^(?:interface\/(?:known-register-ids|unique-register-ids)|register-id|named-once)$/,
    /^(?:interface\/used-register-entries|prose-id|guide-id)$/,
  ],
  [/^interface\/(?:file-name|example-file)$/, /^(?:reached-file|interface\/error-examples|xml-twin)$/],
  [/^(?:valid-example|example-member)$/, /^(?:example-(?:slug|sum|status)|xml-twin)$/],
  [/^schema-compiles$/, /^(?:valid-example|example-member)$/],
  [/^interface\/path-name$/, /^(?:interface\/file-name|guide-request|guide-name|prose-name)$/],
  [/^(?:struct|interface\/known-extensions)$/, /^reached-file$/],
];

/**
 * Says each fault once: what only follows from a fault that is reported goes, and so does what one tool says of a line
 * that another has said. Mending the fault brings back whatever was a fault of its own.
 */
export function oneEach(problems: readonly SourceProblem[]): SourceProblem[] {
  const gone = CONSEQUENCES.filter(([cause]) => problems.some(({ rule = '' }) => cause.test(rule)));
  const left = problems.filter((problem) => {
    const rule = problem.rule ?? '';
    const causes = gone.filter(([cause, consequences]) => consequences.test(rule) && !cause.test(rule));
    return causes.length === 0;
  });
  const best = new Map<string, number>();
  for (const problem of left) {
    const line = lineOf(problem);
    best.set(line, Math.min(best.get(line) ?? Infinity, rank(problem)));
  }
  return left.filter((problem) => rank(problem) === best.get(lineOf(problem)));
}

function lineOf({ file, line }: SourceProblem): string {
  return `${file}:${line}`;
}

/** Whose word counts for a line: the rules of this interface, then Redocly's, which know the files, Spectral's, the dictionary's. */
function rank({ rule = '' }: SourceProblem): number {
  if (rule === 'spelling') return 3;
  if (rule.startsWith('spectral/')) return 2;
  return 1;
}
