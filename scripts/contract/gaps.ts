import { counted } from '../cli/counted.ts';
import type { Gap } from '../model/document.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import { componentName } from '../model/place.ts';
import { parsePointer } from '../model/pointer.ts';
import type { Observations, Shape } from './observations.ts';
import type { CheckedRegion } from './options.ts';

/** A gap, and what a check has to say of it. */
export interface GapSeen {
  readonly gap: Gap;
  /** What was seen of it, in words; empty where nothing was. */
  readonly seen: readonly string[];
  /** What would answer it. */
  readonly ask: string;
  /** An operation whose response would answer it; undefined where no request does. */
  readonly operation: Operation | undefined;
}

/** What the question of a gap needs to know beside the gap. */
export interface Sight {
  readonly model: Model;
  readonly observations: Observations;
  /** The region that the user says the base address is of. */
  readonly region: CheckedRegion | undefined;
  /** Requests per minute that the service announces. */
  readonly limit: number | undefined;
}

/** Whether a gap says that a body, or a part of it, is not shown whole; what is seen there is seen of the gap. */
export function isOfBody({ kind }: Gap): boolean {
  return kind.split('+').some((each) => ['shape', 'body', 'partial-types', 'values'].includes(each));
}

/** Says of every open gap what was seen of it, and what would answer it. */
export function gapsSeen(sight: Sight): readonly GapSeen[] {
  const touching = touchingOf(sight.model);
  return sight.model.gaps
    .filter(({ closed }) => closed === undefined)
    .map((gap) => {
      const operations = [...new Set(gap.nodes.flatMap(touching))];
      const operation = operations.find(({ method }) => method === 'get') ?? operations[0];
      const { ask, isRequest } = askFor(gap, operations, sight);
      return {
        gap,
        seen: seenOf(gap, sight, operations),
        ask,
        operation: isRequest ? operation : undefined,
      };
    });
}

function seenOf(
  gap: Gap,
  { model, observations, region, limit }: Sight,
  operations: readonly Operation[],
): string[] {
  const seen: string[] = [];
  const kinds = gap.kind.split('+');
  const at = (pointer: string): boolean =>
    gap.nodes.some((node) => pointer === node || pointer.startsWith(`${node}/`));
  if (kinds.includes('address') && region?.called && observations.successes > 0)
    seen.push(`the base address answers for the region ${region.name}`);
  if (kinds.includes('status-code'))
    for (const operation of operations) {
      const numbers = gap.nodes.some((node) => node.startsWith(`${operation.pointer}/responses/2`))
        ? observations.statuses.get(operation)
        : observations.errors.get(operation);
      if (numbers) seen.push(`\`${operation.id}\` answers ${countsOf(numbers)}`);
    }
  if (isOfBody(gap)) {
    for (const { schema, shape } of observations.shapes.values())
      if (schema.gaps.includes(gap) && shape.count > 0) seen.push(`${schema.words}: ${describeShape(shape)}`);
    for (const { owner, shape } of observations.strangers.values())
      if (owner.gaps.includes(gap) && shape.members.size > 0)
        seen.push(
          `${owner.words}: members ${[...shape.members.keys()].map((name) => `\`${name}\``).join(', ')}`,
        );
    for (const [operation, count] of observations.empty)
      if (operation.success && gap.nodes.includes(operation.success.pointer))
        seen.push(`\`${operation.id}\` answers without a body (${count})`);
  }
  if (gap.nodes.some((node) => parsePointer(node).includes('content')))
    for (const [root, users] of observations.roots)
      if (
        gap.nodes.some(
          (node) => node.endsWith('xml') && [...users.keys()].some(({ pointer }) => node.startsWith(pointer)),
        )
      )
        seen.push(
          `the XML of ${[...users.keys()].map(({ id }) => `\`${id}\``).join(', ')} begins with \`<${root}>\``,
        );
  if (kinds.includes('parameter-name'))
    for (const { operation, role, name, accepted, why } of observations.candidates) {
      const unnamed = operation.unnamedParameters.find((each) => each.role === role);
      if (accepted && unnamed?.gaps.includes(gap)) seen.push(`\`${name}\` is accepted: ${why}`);
    }
  if (kinds.includes('placement'))
    for (const { operation, status, header } of observations.headers.values())
      if (model.headers.get(header)?.gaps.includes(gap))
        seen.push(`the ${status} of \`${operation.id}\` carries \`${header}\``);
  if (kinds.includes('limit') && limit !== undefined)
    for (const node of gap.nodes) {
      const header = componentName(node);
      if (header?.toLowerCase().endsWith('-limit')) seen.push(`\`${header}\` is ${limit}`);
    }
  if (kinds.includes('presence'))
    for (const schema of model.schemas.values()) {
      if (!at(schema.pointer)) continue;
      const total = [...model.schemas.values()]
        .filter((other) => other.buildsOn(schema))
        .reduce((sum, { pointer }) => sum + (observations.objects.get(pointer) ?? 0), 0);
      if (total === 0) continue;
      const rare = schema.members
        .filter(({ schema: member }) => member.pointer.startsWith(`${schema.pointer}/`))
        .map(({ name, schema: member }) => [name, observations.members.get(member.pointer) ?? 0] as const)
        .filter(([, count]) => count < total)
        .map(([name, count]) => `\`${name}\` was in ${count}`);
      const rest = rare.length === 0 ? 'each had every member' : rare.join(', ');
      seen.push(`\`${schema.name}\`: of ${counted(total, 'object')}, ${rest}`);
    }
  return seen;
}

/** What would answer a gap, and whether that is a request. */
interface Ask {
  readonly ask: string;
  readonly isRequest: boolean;
}

function askFor(gap: Gap, operations: readonly Operation[], sight: Sight): Ask {
  const ask = requestFor(gap, operations, sight);
  if (ask !== undefined) return { ask, isRequest: true };
  const isUnplaced = sight.model.unplaced.some(({ gaps }) => gaps.includes(gap)) || gap.kind === 'operation';
  return {
    isRequest: false,
    ask:
      gap.kind.split('+')[0] === 'behaviour'
        ? 'a person who watches the service: no single response shows it'
        : isUnplaced
          ? 'no request that is known: its path has to be shown first'
          : 'no request that is known shows it; ask whoever runs the service',
  };
}

/** What a response has to show for a gap to be answered; undefined where no request does. */
function requestFor(gap: Gap, operations: readonly Operation[], { model }: Sight): string | undefined {
  const [operation] = [...operations.filter(({ method }) => method === 'get'), ...operations];
  const request = operation && `\`${operation.method.toUpperCase()} ${operation.path}\``;
  const writes =
    operation && operation.method !== 'get' ? `, with --allow-writes --write ${operation.id}=<file>` : '';
  const isUnplaced = model.unplaced.some(({ gaps }) => gaps.includes(gap)) || gap.kind === 'operation';
  switch (gap.kind.split('+')[0]) {
    case 'parameter-name': {
      const role = model.operations
        .flatMap(({ unnamedParameters }) => unnamedParameters)
        .find(({ gaps }) => gaps.includes(gap))?.role;
      // Its name is known, and something else of it is not.
      if (role === undefined && gap.observations !== undefined)
        return (
          request && `${request} without the parameter and with each of its values, compared by a person`
        );
      return `${request ?? 'the list'} with a name that you suppose: --candidate ${role ?? '<role>'}=<name>,<name>`;
    }
    case 'address':
      return `any request, and the name of the region that the base address is of: --region ${model.regions.find(({ known }) => !known)?.description ?? '<name>'}`;
    case 'status-code':
      return `a successful ${request ?? 'request'}${writes}`;
    case 'placement':
      return `responses in which the header could stand; errors that ${request ?? 'requests'} can meet`;
    case 'behaviour':
      return request && `${request} several times, watched by a person: no single response shows it`;
    default:
      return request && !isUnplaced ? `a successful ${request} whose body has it${writes}` : undefined;
  }
}

/** Which operations a node of the bundle is part of. */
function touchingOf(model: Model): (pointer: string) => readonly Operation[] {
  const texts = new Map(model.operations.map((operation) => [operation, reachableFrom(model, operation)]));
  return (pointer) => {
    const own = model.operations.filter(
      (operation) => pointer.startsWith(`${operation.pointer}/`) || pointer === operation.pointer,
    );
    if (own.length > 0) return own;
    const [root, kind, name] = parsePointer(pointer);
    if (root !== 'components') return [];
    const component = `/components/${kind ?? ''}/${name ?? ''}`;
    return model.operations.filter((operation) => texts.get(operation)?.has(component));
  };
}

function reachableFrom(model: Model, operation: Operation): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const reference: unknown = (node as { $ref?: unknown }).$ref;
    if (typeof reference === 'string') {
      const pointer = reference.replace(/^#/, '');
      if (found.has(pointer)) return;
      found.add(pointer);
      visit(parsePointer(pointer).reduce<unknown>((parent, key) => Object(parent)[key], model.document));
    }
    Object.values(node).forEach(visit);
  };
  visit(
    parsePointer(operation.pointer).reduce<unknown>((parent, key) => Object(parent)[key], model.document),
  );
  return found;
}

function countsOf(counts: ReadonlyMap<number | string, number>): string {
  return [...counts].map(([what, count]) => `${what} (${counted(count, 'time')})`).join(', ');
}

/** "object (3 times) with `name` (string), `id` (integer)". */
export function describeShape(shape: Shape): string {
  const members = [...shape.members].map(
    ([name, { kinds }]) => `\`${name}\` (${[...kinds.keys()].join(' or ')})`,
  );
  return `${countsOf(shape.kinds)}${members.length > 0 ? ` with ${members.join(', ')}` : ''}`;
}
