/** Parses and evaluates the formulas of `x-relations`: `current_page < last_page => query(next_page_url, "page") = current_page + 1`. */

export type Formula =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'member'; readonly path: readonly string[] }
  | { readonly kind: 'given'; readonly name: string }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Formula[] }
  | { readonly kind: 'pair'; readonly operator: string; readonly left: Formula; readonly right: Formula };

const functions = {
  ceil: (value) => (typeof value === 'number' ? Math.ceil(value) : undefined),
  count: (value) => (Array.isArray(value) ? value.length : undefined),
  first: (value) => (Array.isArray(value) ? (value[0] ?? null) : undefined),
  empty: (value) => (value === undefined ? undefined : value === null || value === ''),
  relative: (value) => (typeof value === 'string' ? !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(value) : undefined),
  search: (value) => (typeof value === 'string' ? (/\?.*$/.exec(value)?.[0] ?? '') : undefined),
  query: (url, name) => {
    if (typeof url !== 'string') return undefined;
    const value = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '').get(String(name));
    return value !== null && /^-?\d+$/.test(value) ? Number(value) : value;
  },
} satisfies Record<string, (...args: readonly unknown[]) => unknown>;
type FunctionName = keyof typeof functions;

/** Operators by precedence, lowest first. */
const levels = [['=>'], ['and'], ['=', '!=', '<', '<=', '>', '>='], ['+', '-'], ['*', '/']];

const token = /\s*(?:(=>|!=|<=|>=|[=<>+\-*/(),])|("(?:[^"\\]|\\.)*")|(\d+(?:\.\d+)?)|(@?[A-Za-z_][\w.]*))/y;

/**
 * Parses a formula.
 *
 * @param text such as `available = budget - allocated`; names with `@`, such as `@status`, are values of the exchange
 * @throws SyntaxError if the formula is invalid
 */
export function parseFormula(text: string): Formula {
  const tokens = tokensOf(text);
  let position = 0;
  const consume = (expected?: string): string => {
    const next = tokens[position++];
    if (next === undefined || (expected !== undefined && next !== expected))
      throw new SyntaxError(`"${text}": Expected ${expected ?? 'more'}${next ? `, not ${next}` : ''}.`);
    return next;
  };
  const level = (depth: number): Formula => {
    const operators = levels[depth];
    if (!operators) return primary();
    let left = level(depth + 1);
    for (
      let next = tokens[position];
      next !== undefined && operators.includes(next);
      next = tokens[position]
    ) {
      position++;
      left = { kind: 'pair', operator: next, left, right: level(depth + 1) };
    }
    return left;
  };
  const primary = (): Formula => {
    const next = consume();
    if (next === '(') {
      const inner = level(0);
      consume(')');
      return inner;
    }
    if (/^["\d]/.test(next)) return { kind: 'value', value: JSON.parse(next) as unknown };
    if (['null', 'true', 'false'].includes(next))
      return { kind: 'value', value: JSON.parse(next) as unknown };
    if (next.startsWith('@')) return { kind: 'given', name: next.slice(1) };
    if (!/^[A-Za-z_]/.test(next)) throw new SyntaxError(`"${text}": Unexpected ${next}.`);
    if (tokens[position] !== '(') return { kind: 'member', path: next.split('.') };
    if (!(next in functions)) throw new SyntaxError(`"${text}": Unknown function ${next}.`);
    consume('(');
    const args = [level(0)];
    while (tokens[position] === ',') {
      position++;
      args.push(level(0));
    }
    consume(')');
    return { kind: 'call', name: next as FunctionName, args };
  };
  const formula = level(0);
  if (position < tokens.length) throw new SyntaxError(`"${text}": Unexpected ${tokens[position]}.`);
  return formula;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const from = token.lastIndex;
    const match = token.exec(text);
    if (!match) throw new SyntaxError(`"${text}": Unexpected "${text.slice(from).trim()}".`);
    tokens.push(match[0].trim());
  }
  return tokens;
}

/** Returns the names in a formula: property paths, and variables without their `@`. */
export function namesIn(formula: Formula): {
  readonly members: readonly (readonly string[])[];
  readonly others: readonly string[];
} {
  switch (formula.kind) {
    case 'member':
      return { members: [formula.path], others: [] };
    case 'given':
      return { members: [], others: [formula.name] };
    case 'value':
      return { members: [], others: [] };
    default: {
      const parts = (formula.kind === 'call' ? formula.args : [formula.left, formula.right]).map(namesIn);
      return {
        members: parts.flatMap(({ members }) => members),
        others: parts.flatMap(({ others }) => others),
      };
    }
  }
}

/**
 * Lists the counts and positions that a formula compares: "`total` 12", "`count(data)` 3". Omits amounts and other record
 * data.
 *
 * @param isCount returns true if a property is a count or a position
 */
export function countsIn(
  formula: Formula,
  object: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, unknown>>,
  isCount: (member: string) => boolean,
): string[] {
  const describe = (name: string): string[] => {
    const value = valueOf(formula, object, variables);
    return value === null || Number.isInteger(value) ? [`\`${name}\` ${String(value)}`] : [];
  };
  switch (formula.kind) {
    case 'value':
      return [];
    case 'given':
      return describe(`@${formula.name}`);
    case 'member':
      return formula.path.every(isCount) ? describe(formula.path.join('.')) : [];
    case 'call': {
      if (formula.name === 'count' || formula.name === 'query') return describe(textOf(formula));
      return formula.args.flatMap((each) => countsIn(each, object, variables, isCount));
    }
    case 'pair':
      return [formula.left, formula.right].flatMap((each) => countsIn(each, object, variables, isCount));
  }
}

function textOf(formula: Formula): string {
  switch (formula.kind) {
    case 'value':
      return JSON.stringify(formula.value);
    case 'given':
      return `@${formula.name}`;
    case 'member':
      return formula.path.join('.');
    case 'call':
      return `${formula.name}(${formula.args.map(textOf).join(', ')})`;
    case 'pair':
      return `${textOf(formula.left)} ${formula.operator} ${textOf(formula.right)}`;
  }
}

/**
 * Evaluates a formula.
 *
 * @param formula from {@link parseFormula}
 * @param object has the properties in the formula
 * @param variables values of the names with `@`
 * @returns true if the formula holds; undefined if its premise is false or a value is missing
 */
export function evaluate(
  formula: Formula,
  object: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, unknown>>,
): boolean | undefined {
  if (formula.kind === 'pair' && formula.operator === '=>')
    return evaluate(formula.left, object, variables) === true
      ? evaluate(formula.right, object, variables)
      : undefined;
  const value = valueOf(formula, object, variables);
  return typeof value === 'boolean' ? value : undefined;
}

function valueOf(
  formula: Formula,
  object: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, unknown>>,
): unknown {
  switch (formula.kind) {
    case 'value':
      return formula.value;
    case 'given':
      return variables[formula.name];
    case 'member':
      return formula.path.reduce<unknown>((value, name) => Object(value)[name], object);
    case 'call': {
      const [first, second] = formula.args.map((arg) => valueOf(arg, object, variables));
      return functions[formula.name](first, second);
    }
    case 'pair':
      return combine(
        formula.operator,
        valueOf(formula.left, object, variables),
        valueOf(formula.right, object, variables),
      );
  }
}

function combine(operator: string, left: unknown, right: unknown): unknown {
  if (operator === 'and') {
    if (left === false || right === false) return false;
    return left === true && right === true ? true : undefined;
  }
  if (left === undefined || right === undefined) return undefined;
  if (operator === '=') return isEqual(left, right);
  if (operator === '!=') return !isEqual(left, right);
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    default:
      return left / right;
  }
}

/** Compares numbers with a tolerance, because binary floating point only approximates decimal amounts. */
function isEqual(left: unknown, right: unknown): boolean {
  if (typeof left !== 'number' || typeof right !== 'number') return left === right;
  return Math.abs(left - right) <= Math.max(1e-6, 4e-16 * Math.max(Math.abs(left), Math.abs(right)));
}
