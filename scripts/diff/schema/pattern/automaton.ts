import { type CharSet, hasChar } from './charset.ts';

/** A nondeterministic automaton: states by number, `start` and `end` among them. */
export interface Automaton {
  readonly free: number[][];
  readonly steps: { readonly on: CharSet; readonly to: number }[][];
  start: number;
  end: number;
}

/** Steps from one state to another that an answer may cost: a fraction of a second. */
const MOST_STEPS = 300_000;

/**
 * Whether every text that `inner` accepts is accepted by `outer`.
 *
 * @returns undefined where the answer takes more than a fixed number of steps
 */
export function isIncluded(inner: Automaton, outer: Automaton): boolean | undefined {
  const chars = representatives([inner, outer]);
  const first: [number[], number[]] = [closure(inner, [inner.start]), closure(outer, [outer.start])];
  const seen = new Set([keyOf(first)]);
  const queue = [first];
  let steps = 0;
  for (let pair = queue.pop(); pair; pair = queue.pop()) {
    const [left, right] = pair;
    if (left.includes(inner.end) && !right.includes(outer.end)) return false;
    for (const char of chars) {
      const nextLeft = move(inner, left, char);
      if (nextLeft.length === 0) continue;
      const next: [number[], number[]] = [nextLeft, move(outer, right, char)];
      const key = keyOf(next);
      if (seen.has(key)) continue;
      steps += nextLeft.length + next[1].length;
      if (steps > MOST_STEPS) return undefined;
      seen.add(key);
      queue.push(next);
    }
  }
  return true;
}

function keyOf([left, right]: readonly [readonly number[], readonly number[]]): string {
  return `${left.join()}|${right.join()}`;
}

/** One character of each class that the automata treat alike. */
function representatives(automata: readonly Automaton[]): number[] {
  const starts = new Set<number>([0]);
  for (const { steps } of automata) {
    for (const { on } of steps.flat()) {
      for (const [low, high] of on) {
        starts.add(low);
        if (high < 0x10ffff) starts.add(high + 1);
      }
    }
  }
  return [...starts];
}

function closure({ free }: Automaton, states: readonly number[]): number[] {
  const reached = new Set(states);
  const queue = [...states];
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    for (const next of free[state] ?? []) {
      if (!reached.has(next)) {
        reached.add(next);
        queue.push(next);
      }
    }
  }
  return [...reached].toSorted((a, b) => a - b);
}

function move(automaton: Automaton, states: readonly number[], char: number): number[] {
  const next = new Set<number>();
  for (const state of states) {
    for (const { on, to } of automaton.steps[state] ?? []) if (hasChar(on, char)) next.add(to);
  }
  return next.size === 0 ? [] : closure(automaton, [...next]);
}
