import { RegExpParser } from '@eslint-community/regexpp';
import { CombinedTransformer, DFA, isDisjointWith, JS, NFA, transform, Transformers } from 'refa';

export type PatternRelation = 'same' | 'narrowed' | 'widened' | 'changed';

const relations = new Map<string, PatternRelation>();
const automata = new Map<string, DFA | undefined>();

/** Larger patterns take seconds to work out, and no person writes them. */
const MOST_STATES = 2000;

/** Moves `^`, `$` and lookaround into what stands beside them. What is left at the edges of a whole text holds there. */
const withoutAssertions = [
  new CombinedTransformer([
    Transformers.applyAssertions(),
    Transformers.removeUnnecessaryAssertions(),
    Transformers.removeDeadBranches(),
    Transformers.inline(),
  ]),
  Transformers.patternEdgeAssertions({ inline: false, remove: true }),
];

/**
 * How the texts that a pattern allows changed: exact wherever the pattern is a regular language whose assertions can be
 * worked out, `changed` for everything else (backreferences, nested lookaround) and for patterns that are too large.
 */
export function relatePatterns(base: string, head: string): PatternRelation {
  if (base === head) return 'same';
  const key = JSON.stringify([base, head]);
  const known = relations.get(key) ?? relate(base, head);
  relations.set(key, known);
  return known;
}

function relate(base: string, head: string): PatternRelation {
  const [before, after] = [automatonOf(base), automatonOf(head)];
  if (!before || !after) return 'changed';
  const [isNarrower, isWider] = [isIncluded(after, before), isIncluded(before, after)];
  if (isNarrower && isWider) return 'same';
  if (isNarrower) return 'narrowed';
  return isWider ? 'widened' : 'changed';
}

/** Whether the second allows all that the first allows. */
function isIncluded(inner: DFA, outer: DFA): boolean {
  const refused = outer.copy();
  refused.complement();
  return isDisjointWith(inner, refused);
}

function automatonOf(pattern: string): DFA | undefined {
  if (!automata.has(pattern)) automata.set(pattern, tryBuild(pattern));
  return automata.get(pattern);
}

function tryBuild(pattern: string): DFA | undefined {
  try {
    const { alternatives } = new RegExpParser().parsePattern(pattern, undefined, undefined, {
      unicode: true,
    });
    const factory = new NFA.LimitedNodeFactory(MOST_STATES);
    const [all, ...others] = alternatives.map(({ raw }) => anywhere(raw, factory));
    if (!all) return undefined;
    for (const other of others) all.union(other, factory);
    return DFA.fromFA(all, new DFA.LimitedNodeFactory(MOST_STATES));
  } catch {
    return undefined;
  }
}

/** The texts in which one alternative matches: as JSON Schema has it, anywhere. */
function anywhere(alternative: string, factory: NFA.LimitedNodeFactory): NFA {
  const parser = JS.Parser.fromLiteral({ source: `^[^]*(?:${alternative})[^]*$`, flags: 'u' });
  const { expression, maxCharacter } = parser.parse({ assertions: 'parse', backreferences: 'throw' });
  const plain = withoutAssertions.reduce<Parameters<typeof transform>[1]>(
    (tree, transformer) => transform(transformer, tree, { maxPasses: 20 }),
    expression,
  );
  return NFA.fromRegex(plain, { maxCharacter }, {}, factory);
}
