import type { Gap } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import type { Schema } from '../../model/schema.ts';
import type { Outcome } from '../check.ts';
import type { CheckedRegion } from '../options.ts';
import { isLanguageMap } from '../facts.ts';
import { translatedText } from '../judge/shape.ts';
import type { Observations, Shape } from '../observations.ts';
import type { Proposal, SeenMember } from './proposal.ts';

/** What proposals need to know beside what was seen. */
export interface ProposalContext {
  readonly region: CheckedRegion | undefined;
  readonly date: Date;
}

/**
 * Proposes changes of the description. Nothing is proposed of a server that was made from the description: it shows our
 * own assumptions.
 */
export function proposalsOf(
  model: Model,
  { imitation, observations, limit, redactor }: Outcome,
  { region, date }: ProposalContext,
): readonly Proposal[] {
  if (imitation !== undefined) return [];
  const day = date.toISOString().slice(0, 10);
  // A name that holds the key is none of the interface's.
  const isName = (name: string): boolean => redactor.text(name) === name;
  return [
    ...statuses(observations),
    ...members(observations, { isName, translated: translatedSchema(model) }),
    ...headers(model, observations, isName),
    ...parameters(observations),
    ...addresses(model, observations, region),
    ...notes(model, observations, limit),
  ]
    .filter((proposal) => !isNoted(model, proposal))
    .map((proposal) => ({ ...proposal, date: day }));
}

/** Whether the register has a note already, in each entry that it is of. */
function isNoted({ gaps }: Model, { change, narrows, says }: Undated): boolean {
  return (
    change.kind === 'note' &&
    narrows.length > 0 &&
    narrows.every((id) => gaps.find((gap) => gap.id === id)?.observations?.some(({ seen }) => seen === says))
  );
}

type Undated = Omit<Proposal, 'date'>;

const idsOf = (gaps: readonly Gap[], kind: string): string[] =>
  gaps.filter((gap) => gap.kind.split('+').includes(kind)).map(({ id }) => id);

function statuses({ statuses: seen }: Observations): Undated[] {
  return [...seen].flatMap(([operation, numbers]) =>
    [...numbers].flatMap(([status, count]): Undated[] => {
      const { success, responses, id } = operation;
      if (!success || success.statusKnown || responses.some((each) => each.status === String(status)))
        return [];
      return [
        {
          id: `status ${id} ${status}`,
          says: `\`${id}\` succeeds with ${status}.`,
          closes: [],
          narrows: idsOf(success.gaps, 'status-code'),
          count,
          change: { kind: 'status', operation: id, status },
        },
      ];
    }),
  );
}

/** Name of the component that translated text has. */
function translatedSchema({ schemas, languages }: Model): string | undefined {
  const locales = new Set(languages?.locales);
  return [...schemas.values()].find((schema) => isLanguageMap(schema, locales))?.name;
}

function members(
  { shapes, strangers, objects }: Observations,
  how: Pick<Reading, 'isName' | 'translated'>,
): Undated[] {
  const found: Undated[] = [];
  const add = (schema: Schema, shape: Shape, of: number): void => {
    const list = seenMembers(shape, of, { isOpen: schema.gaps.length > 0, ...how });
    if (list.length === 0) return;
    const names = list.map(({ name }) => `\`${name}\``).join(', ');
    found.push({
      id: `members ${schema.pointer}`,
      says: `${capital(schema.words)} can have the members ${names}.`,
      closes: [],
      narrows: schema.gaps.filter(({ kind }) => /shape|body/.test(kind)).map(({ id }) => id),
      count: Math.max(...list.map(({ count }) => count)),
      change: { kind: 'members', schema: schema.pointer, members: list },
    });
  };
  for (const { schema, shape } of shapes.values())
    if (schema.unknown && shape.objects === shape.count) add(schema, shape, shape.objects);
  for (const { owner, shape } of strangers.values()) add(owner, shape, objects.get(owner.pointer) ?? 0);
  return found;
}

type IsName = (name: string) => boolean;

/** How what was seen is read. */
interface Reading {
  /** Whether a gap says that the shape is not shown whole, so that a type may be left out. */
  readonly isOpen: boolean;
  /** Whether a name may be written down. */
  readonly isName: IsName;
  /** Name of the component that translated text has. */
  readonly translated: string | undefined;
}

function seenMembers(shape: Shape, of: number, reading: Reading): SeenMember[] {
  return [...shape.members].flatMap(([name, member]) => {
    const type = reading.isName(name) ? typeOf(member, reading) : undefined;
    return type ? [{ name, count: member.count, of: Math.max(of, member.count), ...type }] : [];
  });
}

/** Integers are numbers here: that none with a fraction was seen does not mean that there is none. */
function typeOf(shape: Shape, reading: Reading): Omit<SeenMember, 'name' | 'count' | 'of'> | undefined {
  const { isOpen } = reading;
  const kinds = new Set([...shape.kinds.keys()].map((kind) => (kind === 'integer' ? 'number' : kind)));
  const types = [...kinds].filter((kind) => kind !== 'null').toSorted();
  // What was null alone, or of several types, stays open, which only a gap can say; the kinds are told beside it.
  if (types.length !== 1)
    return isOpen ? { types: [], kinds: [...shape.kinds.keys()].toSorted() } : undefined;
  if (types[0] === translatedText) {
    const all = kinds.has('null') ? ['object', 'null'] : ['object'];
    return { types: all, ...(reading.translated === undefined ? {} : { schema: reading.translated }) };
  }
  const all = kinds.has('null') ? [...types, 'null'] : types;
  if (types[0] === 'object') {
    const inner = seenMembers(shape, shape.objects, reading);
    return inner.length > 0 || isOpen ? { types: all, members: inner } : undefined;
  }
  if (types[0] === 'array') {
    const items = shape.items && typeOf(shape.items, reading);
    return items || isOpen ? { types: all, items: items ?? { types: [] } } : undefined;
  }
  return { types: all };
}

function headers(model: Model, { headers: seen }: Observations, isName: IsName): Undated[] {
  return [...seen.values()]
    .filter(({ documented, header }) => !documented && isName(header))
    .map(({ operation, status, header, count }) => ({
      id: `header ${operation.id} ${status} ${header}`,
      says: `A ${status} of \`${operation.id}\` can carry \`${header}\`.`,
      closes: [],
      narrows: idsOf(model.headers.get(header)?.gaps ?? [], 'placement'),
      count,
      change: { kind: 'header', operation: operation.id, status, header },
    }));
}

function parameters({ candidates }: Observations): Undated[] {
  return candidates
    .filter(({ accepted }) => accepted)
    .map(({ operation, role, name, count, standard }) => {
      const gaps = operation.unnamedParameters.find((each) => each.role === role)?.gaps ?? [];
      // A name does not answer what its gap says of the default.
      const isLeft = ({ statement }: Gap): boolean =>
        standard === undefined && /\bdefaults?\b/i.test(statement);
      return {
        id: `parameter ${operation.id} ${role} ${name}`,
        says:
          `The parameter of \`${operation.id}\` for the ${role.replaceAll('-', ' ')} is called \`${name}\`; ` +
          (standard === undefined
            ? 'its default was not seen.'
            : `without it, the list is that of \`${standard}\`.`),
        closes: gaps.filter((gap) => !isLeft(gap)).map(({ id }) => id),
        narrows: gaps.filter(isLeft).map(({ id }) => id),
        count,
        change: { kind: 'parameter', operation: operation.id, role, name },
      };
    });
}

function addresses(model: Model, { successes }: Observations, region: ProposalContext['region']): Undated[] {
  const place = model.regions.find(({ description }) => description === region?.name);
  if (!region || !place || successes === 0) return [];
  const { name, address, called } = region;
  // What was given is known for certain only once it was called.
  if (place.known && !(place.given && called)) return [];
  const others = model.regions.some((each) => each !== place && !each.known);
  const gaps = place.known
    ? model.gaps.filter(({ kind }) => kind.split('+').includes('address'))
    : place.gaps;
  const ids = gaps.map(({ id }) => id);
  return [
    {
      id: `address ${name}`,
      says: `The base address of the region ${name} is \`${address}\`.`,
      closes: others || place.known ? [] : ids,
      narrows: others || place.known ? ids : [],
      count: called ? successes : 0,
      change: { kind: 'address', region: name, url: address, called },
    },
  ];
}

/** What only the register can say. */
function notes(model: Model, { empty }: Observations, limit: number | undefined): Undated[] {
  const bodies = [...empty].map(([operation, count]): Undated => ({
    id: `note ${operation.id} without a body`,
    says: `A success of \`${operation.id}\` can come without a body.`,
    closes: [],
    narrows: idsOf(operation.success?.gaps ?? [], 'body'),
    count,
    change: { kind: 'note' },
  }));
  const limits = [...model.headers.values()].filter(({ name }) => name.toLowerCase().endsWith('-limit'));
  if (limit === undefined) return bodies;
  return [
    ...bodies,
    ...limits.map((header): Undated => ({
      id: `note ${header.name}`,
      says: `For one account, \`${header.name}\` is ${limit}.`,
      closes: [],
      narrows: idsOf(header.gaps, 'limit'),
      count: 1,
      change: { kind: 'note', ofAccount: true },
    })),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
