import { isIncluded } from './automaton.ts';
import { parsePattern } from './parse.ts';

export type PatternRelation = 'same' | 'narrowed' | 'widened' | 'changed';

const relations = new Map<string, PatternRelation>();

/**
 * How the texts that a pattern allows changed: exact for the regular part of the syntax, `changed` for everything
 * that cannot be decided (lookaround, backreferences, …).
 */
export function relatePatterns(base: string, head: string): PatternRelation {
  if (base === head) return 'same';
  const key = JSON.stringify([base, head]);
  const known = relations.get(key) ?? relate(base, head);
  relations.set(key, known);
  return known;
}

function relate(base: string, head: string): PatternRelation {
  const before = parsePattern(base);
  const after = parsePattern(head);
  if (!before || !after) return 'changed';
  const isNarrower = isIncluded(after, before) === true;
  const isWider = isIncluded(before, after) === true;
  if (isNarrower && isWider) return 'same';
  if (isNarrower) return 'narrowed';
  return isWider ? 'widened' : 'changed';
}
