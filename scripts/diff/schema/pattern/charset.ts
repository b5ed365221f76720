/** A set of code points as sorted intervals that do not touch. */
export type CharSet = readonly (readonly [number, number])[];

const LAST = 0x10ffff;

export const EVERY_CHAR: CharSet = [[0, LAST]];

/** The union of intervals in any order. */
export function charSet(intervals: readonly (readonly [number, number])[]): CharSet {
  const result: [number, number][] = [];
  for (const [low, high] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else result.push([low, high]);
  }
  return result;
}

export function complement(set: CharSet): CharSet {
  const result: [number, number][] = [];
  let next = 0;
  for (const [low, high] of set) {
    if (low > next) result.push([next, low - 1]);
    next = high + 1;
  }
  if (next <= LAST) result.push([next, LAST]);
  return result;
}

export function hasChar(set: CharSet, char: number): boolean {
  return set.some(([low, high]) => char >= low && char <= high);
}

const range = (low: string, high: string): readonly [number, number] => [
  low.codePointAt(0) ?? 0,
  high.codePointAt(0) ?? 0,
];

const DIGIT = charSet([range('0', '9')]);
const WORD = charSet([range('0', '9'), range('A', 'Z'), range('a', 'z'), range('_', '_')]);
const SPACE = charSet([
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]);

/** What `.` stands for. */
export const NOT_LINE_END = complement(
  charSet([
    [10, 10],
    [13, 13],
    [0x2028, 0x2029],
  ]),
);

/** The sets that a letter after a backslash stands for. */
export const ESCAPED_SETS: Readonly<Record<string, CharSet>> = {
  d: DIGIT,
  D: complement(DIGIT),
  w: WORD,
  W: complement(WORD),
  s: SPACE,
  S: complement(SPACE),
};

/** The single characters that a letter after a backslash stands for. */
export const ESCAPED_CHARS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };
