import type { Engine } from './engine.ts';
import type { InterfaceFacts, OperationFacts } from './interface-facts.ts';
import type { RequestBody } from './order.ts';
import type { Violation } from './prism.cjs';

/** The parts of a request to an operation that Prism looks at. */
interface Parts {
  readonly operation: OperationFacts;
  readonly query: URLSearchParams;
  readonly languages: string | undefined;
  readonly slugs: readonly string[];
  readonly body: RequestBody;
}

/** What Prism finds wrong with a request to an operation, and what it overlooks. */
export function violationsOf(
  engine: Engine,
  facts: InterfaceFacts,
  { operation, query, languages, slugs, body }: Parts,
): readonly Violation[] {
  const declared = operation.query.flatMap(({ name, integer }) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value, integer] as const];
  });
  const headers = {
    ...(languages === undefined ? {} : { [facts.languageHeader.toLowerCase()]: languages }),
    ...(body.kind === 'json' ? { 'content-type': operation.bodyMediaTypes[0] ?? '' } : {}),
  };
  const rest = [...slugs];
  const found = engine.violations(operation.id, {
    method: operation.method.toLowerCase(),
    url: {
      path: operation.path.replaceAll(/\{[^}]+\}/g, () => encodeSlug(rest.shift() ?? '')),
      query: Object.fromEntries(declared.map(([name, value]) => [name, value])),
    },
    headers,
    // A body that is not there is not Prism's business: a rule of its own sees to that. Prism takes null for no body.
    body: body.kind === 'json' && body.value !== null ? body.value : {},
  });
  const { bodyTypes } = operation;
  const isNull = body.kind === 'json' && body.value === null;
  const mayBeNull = bodyTypes.length === 0 || bodyTypes.includes('null');
  // Prism takes a parameter without a value for one that is absent, and whatever can become a number for an integer.
  const missed = declared.filter(([, value, integer]) =>
    integer ? !/^-?(?:0|[1-9]\d{0,14})$/.test(value) : value === '',
  );
  return [
    ...found.filter(({ path }) => !isNull || path?.[0] !== 'body'),
    ...(isNull && !mayBeNull ? [{ path: ['body'], message: `must be ${bodyTypes.join(' or ')}` }] : []),
    ...missed.map(([name, , integer]) => ({
      path: ['query', name],
      message: integer ? `${name} must be a whole number of at most 15 digits` : `${name} has no value`,
    })),
  ];
}

/** What cannot be encoded is not a slug, and neither is what stands for it. */
function encodeSlug(slug: string): string {
  return /^[\w.~-]+$/.test(slug) ? slug : '-';
}
