import type { Automaton } from './automaton.ts';
import {
  type CharSet,
  charSet,
  complement,
  ESCAPED_CHARS,
  ESCAPED_SETS,
  EVERY_CHAR,
  NOT_LINE_END,
} from './charset.ts';

type Expression =
  | { kind: 'chars'; on: CharSet }
  | { kind: 'all'; parts: Expression[] }
  | { kind: 'any'; parts: Expression[] }
  | { kind: 'repeat'; part: Expression; least: number; most: number };

const MOST_STATES = 5_000;
const ANY_TEXT: Expression = {
  kind: 'repeat',
  part: { kind: 'chars', on: EVERY_CHAR },
  least: 0,
  most: Infinity,
};

/** Raised for what the parser leaves undecided: lookaround, backreferences, word boundaries, properties, flags. */
class Unsupported extends Error {}

/**
 * Reads a pattern as JSON Schema does, so not anchored, into an automaton.
 *
 * @returns undefined where the pattern uses something outside the regular subset, or is too large
 */
export function parsePattern(pattern: string): Automaton | undefined {
  try {
    return build(new PatternParser(pattern).parse());
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

class PatternParser {
  readonly #chars: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#chars = [...pattern];
  }

  parse(): Expression {
    const parts: Expression[] = [];
    do {
      const isStart = this.#take('^');
      const { parts: sequence, isEnd } = this.#sequence(true);
      parts.push({
        kind: 'all',
        parts: [...(isStart ? [] : [ANY_TEXT]), ...sequence, ...(isEnd ? [] : [ANY_TEXT])],
      });
    } while (this.#take('|'));
    if (this.#at < this.#chars.length) throw new Unsupported();
    return { kind: 'any', parts };
  }

  #take(char: string): boolean {
    if (this.#chars[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }

  #alternatives(): Expression {
    const parts: Expression[] = [];
    do parts.push({ kind: 'all', parts: this.#sequence(false).parts });
    while (this.#take('|'));
    return { kind: 'any', parts };
  }

  #sequence(isTop: boolean): { parts: Expression[]; isEnd: boolean } {
    const parts: Expression[] = [];
    for (;;) {
      const char = this.#chars[this.#at];
      if (char === undefined || char === '|' || char === ')') return { parts, isEnd: false };
      if (char === '$' && isTop) {
        this.#at += 1;
        const next = this.#chars[this.#at];
        if (next !== undefined && next !== '|') throw new Unsupported();
        return { parts, isEnd: true };
      }
      if (char === '^' || char === '$') throw new Unsupported();
      parts.push(this.#quantified(this.#atom()));
    }
  }

  #atom(): Expression {
    const char = this.#chars[this.#at] ?? '';
    this.#at += 1;
    if (char === '(') return this.#group();
    if (char === '[') return { kind: 'chars', on: this.#charClass() };
    if (char === '.') return { kind: 'chars', on: NOT_LINE_END };
    if (char === '\\') return { kind: 'chars', on: this.#escape() };
    if ('*+?{'.includes(char)) throw new Unsupported();
    return { kind: 'chars', on: single(char) };
  }

  #group(): Expression {
    if (this.#take('?') && !this.#take(':')) throw new Unsupported();
    const inner = this.#alternatives();
    if (!this.#take(')')) throw new Unsupported();
    return inner;
  }

  #quantified(part: Expression): Expression {
    const bounds = this.#bounds();
    if (!bounds) return part;
    // A lazy quantifier finds another match, and never another answer.
    this.#take('?');
    return { kind: 'repeat', part, ...bounds };
  }

  #bounds(): { least: number; most: number } | undefined {
    if (this.#take('*')) return { least: 0, most: Infinity };
    if (this.#take('+')) return { least: 1, most: Infinity };
    if (this.#take('?')) return { least: 0, most: 1 };
    const rest = this.#chars.slice(this.#at, this.#at + 16).join('');
    const braces = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(rest);
    if (!braces) return undefined;
    this.#at += braces[0].length;
    const least = Number(braces[1]);
    const most = braces[2] === '' ? least : braces[3] === '' ? Infinity : Number(braces[3]);
    return { least, most };
  }

  #charClass(): CharSet {
    const isNegated = this.#take('^');
    const intervals: (readonly [number, number])[] = [];
    while (!this.#take(']')) {
      const low = this.#classMember();
      const isRange = this.#chars[this.#at] === '-' && this.#chars[this.#at + 1] !== ']';
      if (!isRange) {
        intervals.push(...low);
        continue;
      }
      this.#at += 1;
      const high = this.#classMember();
      intervals.push([onlyChar(low), onlyChar(high)]);
    }
    const set = charSet(intervals);
    return isNegated ? complement(set) : set;
  }

  #classMember(): CharSet {
    const char = this.#chars[this.#at];
    if (char === undefined) throw new Unsupported();
    this.#at += 1;
    return char === '\\' ? this.#escape() : single(char);
  }

  #escape(): CharSet {
    const char = this.#chars[this.#at];
    if (char === undefined) throw new Unsupported();
    this.#at += 1;
    const set = ESCAPED_SETS[char];
    if (set) return set;
    const control = ESCAPED_CHARS[char];
    if (control !== undefined) return [[control, control]];
    if (char === 'x') return this.#hex(2);
    if (char === 'u') return this.#hex(4);
    if (/[A-Za-z0-9]/.test(char)) throw new Unsupported();
    return single(char);
  }

  #hex(length: number): CharSet {
    const digits = this.#chars.slice(this.#at, this.#at + length).join('');
    if (digits.length !== length || !/^[\da-f]+$/i.test(digits)) throw new Unsupported();
    this.#at += length;
    const code = Number.parseInt(digits, 16);
    return [[code, code]];
  }
}

function single(char: string): CharSet {
  const code = char.codePointAt(0) ?? 0;
  return [[code, code]];
}

function onlyChar(set: CharSet): number {
  const [first] = set;
  if (set.length !== 1 || !first || first[0] !== first[1]) throw new Unsupported();
  return first[0];
}

function build(expression: Expression): Automaton {
  const automaton: Automaton = { free: [], steps: [], start: 0, end: 0 };
  const state = (): number => {
    if (automaton.free.length >= MOST_STATES) throw new Unsupported();
    automaton.free.push([]);
    automaton.steps.push([]);
    return automaton.free.length - 1;
  };
  const free = (from: number, to: number): void => {
    automaton.free[from]?.push(to);
  };
  /** Adds an expression after a state and returns the state that it ends in. */
  const add = (part: Expression, from: number): number => {
    switch (part.kind) {
      case 'chars': {
        const to = state();
        automaton.steps[from]?.push({ on: part.on, to });
        return to;
      }
      case 'all':
        return part.parts.reduce((at, next) => add(next, at), from);
      case 'any': {
        const to = state();
        for (const option of part.parts) free(add(option, from), to);
        return to;
      }
      case 'repeat': {
        let at = from;
        for (let count = 0; count < part.least; count += 1) at = add(part.part, at);
        const to = state();
        if (part.most === Infinity) {
          const loop = state();
          free(at, loop);
          free(add(part.part, loop), loop);
          free(loop, to);
          return to;
        }
        free(at, to);
        for (let count = part.least; count < part.most; count += 1) {
          at = add(part.part, at);
          free(at, to);
        }
        return to;
      }
    }
  };
  automaton.start = state();
  automaton.end = add(expression, automaton.start);
  return automaton;
}
