import { dirname, relative } from 'node:path/posix';
import { stringify } from 'yaml';
import { counted } from '../../cli/counted.ts';
import { pascalCase } from '../../model/call-name.ts';
import type { Model } from '../../model/model.ts';
import type { Response } from '../../model/body.ts';
import type { Operation } from '../../model/operation.ts';
import { toPointer } from '../../model/pointer.ts';
import type { Change, Proposal, SeenMember } from './proposal.ts';
import { movedTo } from './moved-address.ts';
import { OPEN, passagesToRead, type Told } from './passages.ts';
import { closeGap, knowsAlready, narrowGap, withoutGap } from './register.ts';
import type { SpecFiles } from './spec-files.ts';

/** What was done. */
export interface Applied {
  /** Sentences for the changelog. */
  readonly changelog: readonly string[];
  /** What a person should read again, because it spoke of something unknown. */
  readonly reread: readonly Told[];
  /** Proposals that the description knows already, or that do not fit it. */
  readonly left: readonly string[];
}

/**
 * Writes proposals into the files of a spec. Each change of the description comes with what the register has to say of
 * it.
 *
 * @param model the description as it is
 * @param files the files that it was made from
 * @param proposals what the contract check proposed
 */
export function applyProposals(model: Model, files: SpecFiles, proposals: readonly Proposal[]): Applied {
  const changelog: string[] = [];
  const applied: Proposal[] = [];
  const left: string[] = [];
  for (const proposal of inOrder(model, proposals)) {
    try {
      applyChange(model, files, proposal);
    } catch (error) {
      left.push(`${proposal.id}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    for (const id of proposal.narrows) narrowGap(files, id, proposal);
    for (const id of proposal.closes) closeGap(model, files, id, proposal);
    applied.push(proposal);
    // What holds for one account is nothing that all users have to know.
    if (proposal.change.kind !== 'note' || !proposal.change.ofAccount)
      changelog.push(
        `${proposal.says} (${proposal.count === 0 ? `Given on ${proposal.date}, not called` : `Observed on ${proposal.date}`}.)`,
      );
  }
  return { changelog, reread: passagesToRead(model, files, applied), left };
}

/**
 * The order in which proposals are written. A number begins as a copy of its range. Where one number was seen, what was
 * seen of the response was seen of it, so it comes first, and the rest is written there alone. Where several were, nobody
 * knows which one showed what, so each gets what the range has at the end.
 */
function inOrder(model: Model, proposals: readonly Proposal[]): Proposal[] {
  // Those that stand beside their range already count too: a file may be applied again, or a part of it first.
  const numbers = new Map(
    model.operations.map(({ id, successes }) => [
      id,
      new Set(successes.filter(({ observed }) => observed !== undefined).map(({ status }) => status)),
    ]),
  );
  for (const { change } of proposals)
    if (change.kind === 'status') numbers.get(change.operation)?.add(String(change.status));
  const soleOf = (id: string): string | undefined => {
    const [sole, ...more] = numbers.get(id) ?? [];
    return more.length === 0 ? sole : undefined;
  };
  const first: Proposal[] = [];
  const last: Proposal[] = [];
  const others: Proposal[] = [];
  for (const proposal of proposals) {
    const { change } = proposal;
    if (change.kind === 'status') (soleOf(change.operation) === undefined ? last : first).push(proposal);
    else others.push(atNumber(model, proposal, soleOf));
  }
  return [...first, ...others, ...last];
}

/** What was seen of a range, at the number that was seen. The sentence names the same number as the change. */
function atNumber(model: Model, proposal: Proposal, soleOf: (id: string) => string | undefined): Proposal {
  const { change, says } = proposal;
  if (change.kind !== 'header' && change.kind !== 'members') return proposal;
  for (const operation of model.operations) {
    const { id } = operation;
    const range = rangeOf(operation);
    const sole = soleOf(id);
    if (sole === undefined || !range) continue;
    const { status, pointer } = range;
    if (change.kind === 'header' && change.operation === id && change.status === status)
      return {
        ...proposal,
        change: { ...change, status: sole },
        says: says.replace(`A ${status} of \`${id}\``, `A ${sole} of \`${id}\``),
      };
    if (change.kind === 'members' && change.schema.startsWith(`${pointer}/`))
      return {
        ...proposal,
        change: { ...change, schema: besideRange(pointer, sole) + change.schema.slice(pointer.length) },
        says: says.replace(`\`${id}\` (${status} `, `\`${id}\` (${sole} `),
      };
  }
  return proposal;
}

/** The success whose number is not shown, whatever number was seen beside it. */
function rangeOf({ successes }: Operation): Response | undefined {
  return successes.find(({ statusKnown }) => !statusKnown);
}

/** The pointer of a number that stands beside a range. */
function besideRange(pointer: string, status: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/') + 1) + status;
}

function applyChange(model: Model, files: SpecFiles, proposal: Proposal): void {
  const { change, says, date, count, narrows } = proposal;
  const observed = `${date}, in ${counted(count, 'response')}`;
  switch (change.kind) {
    case 'status':
      return addStatus(model, files, change, observed);
    case 'members':
      return addMembers(model, files, change, date);
    case 'header':
      return addHeader(model, files, change, observed);
    case 'parameter':
      return nameParameter(model, files, change, { says, observed, open: narrows });
    case 'address':
      return setAddress(model, files, change, { date, observed });
    case 'note':
      if (knowsAlready(files, proposal)) throw new Error('the register says so');
      return undefined;
  }
}

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

function operationOf(model: Model, id: string): Operation {
  const operation = model.operations.find((each) => each.id === id);
  if (!operation) throw new Error(`there is no operation ${id}`);
  return operation;
}

/** The number stands beside the range until a person says that it is the only one. */
function addStatus(
  model: Model,
  files: SpecFiles,
  { operation: id, status }: Of<'status'>,
  observed: string,
): void {
  const operation = operationOf(model, id);
  const { success } = operation;
  if (!success || operation.responses.some((each) => each.status === String(status)))
    throw new Error(`${status} is documented`);
  const { file, path } = files.locate(operation.pointer + toPointer(['responses', success.status]));
  const lines = file.lines(path).replace(/^(\s*)\S[^\n]*/, `$1'${status}':`);
  file.insertLines(path, lines);
  const numbers = success.gaps.filter(({ kind }) => kind === 'status-code').map((gap) => gap.id);
  const added = [...path.slice(0, -1), String(status)];
  for (const gap of numbers) withoutGap(file, added, gap);
  file.set([...added, 'x-observed'], observed, 'content');
}

function addMembers(
  model: Model,
  files: SpecFiles,
  { schema: pointer, members }: Of<'members'>,
  date: string,
): void {
  const { file, path, name: fileName } = files.locate(pointer);
  const componentAt = (name: string): string => {
    if (!model.schemas.has(name)) throw new Error(`there is no schema ${name}`);
    return relative(dirname(fileName), `components/schemas/${name}.yaml`);
  };
  // A schema that is built on others has members of its own in one of its parts.
  const parts = file.get([...path, 'allOf']);
  const part = Array.isArray(parts) ? parts.findIndex((each) => 'properties' in Object(each)) : -1;
  const at = part < 0 ? path : [...path, 'allOf', String(part)];
  const gaps = file.get([...at, 'x-gap']) ?? file.get([...path, 'x-gap']);
  const ids = Array.isArray(gaps) ? gaps.map(String) : [];
  const schema = file.get(at) as Record<string, unknown>;
  const known = Object.keys(Object(schema['properties']));
  const added = members.filter(({ name }) => !known.includes(name));
  if (added.length === 0) throw new Error('its members are described');
  if (
    schema['type'] === undefined &&
    Object.keys(schema).every((key) => !/^(?:anyOf|oneOf|allOf)$/.test(key))
  ) {
    const of = Math.max(...members.map((each) => each.of));
    file.set([...at, 'x-observed'], `${date}, in ${counted(of, 'JSON object')}`);
    file.set([...at, 'type'], 'object');
  }
  const how: How = { gaps: ids, date, componentAt };
  if (!('properties' in schema)) {
    file.set(
      [...at, 'properties'],
      Object.fromEntries(added.map((each) => [each.name, schemaOf(each, how)])),
    );
    if (schema['additionalProperties'] === undefined) file.set([...at, 'additionalProperties'], true);
  } else for (const each of added) file.set([...at, 'properties', each.name], schemaOf(each, how));
}

/** How a member that was seen is written down. */
interface How {
  /** Gaps of the object that it is of. */
  readonly gaps: readonly string[];
  readonly date: string;
  /** Address of the file of a component. */
  componentAt(name: string): string;
}

function schemaOf(
  {
    types,
    kinds = [],
    members,
    items,
    schema,
    ...seen
  }: SeenMember | Omit<SeenMember, 'name' | 'count' | 'of'>,
  how: How,
): object {
  const { gaps, date, componentAt } = how;
  const [type, ...others] = types;
  const was = kinds.length === 0 ? '' : ` Its values were ${kinds.join(' or ')}, which tells no type.`;
  const said = {
    description: `Seen in JSON responses; the interface document does not show it.${was}`,
    ...('count' in seen
      ? { 'x-observed': `${date}, in ${seen.count} of ${counted(seen.of, 'JSON object')}` }
      : {}),
  };
  if (schema !== undefined) {
    const reference = { $ref: componentAt(schema) };
    const nothing = { title: 'None', description: 'Was null in a response.', type: 'null' };
    return { ...said, ...(others.includes('null') ? { anyOf: [reference, nothing] } : reference) };
  }
  const isBare = type === undefined || (type === 'object' && (members ?? []).length === 0);
  return {
    ...said,
    ...(isBare && gaps.length > 0 ? { 'x-gap': gaps } : {}),
    ...(type === undefined ? {} : { type: others.length > 0 ? types : type }),
    ...(items ? { items: schemaOf(items, how) } : {}),
    ...(members && members.length > 0
      ? { properties: Object.fromEntries(members.map((each) => [each.name, schemaOf(each, how)])) }
      : {}),
    ...(type === 'object' ? { additionalProperties: true } : {}),
  };
}

function addHeader(
  model: Model,
  files: SpecFiles,
  { operation: id, status, header: name }: Of<'header'>,
  observed: string,
): void {
  const operation = operationOf(model, id);
  const range = rangeOf(operation);
  const response = operation.responses.find((each) => each.status === status) ?? range;
  const header = model.headers.get(name);
  if (!response) throw new Error(`there is no response ${status}`);
  if (response.headers.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    throw new Error(`${name} is described`);
  const { file, path } = files.locate(
    response.status === status ? response.pointer : besideRange(response.pointer, status),
  );
  const [example] = header?.examples ?? [];
  const gaps = (header?.gaps ?? []).map((gap) => gap.id);
  const seen = header
    ? `${header.description} Seen in a response of \`${id}\`; the interface document does not show it here.`
    : `Seen in a response of \`${id}\`; the interface document does not show it, nor what it says.`;
  const value = {
    description: seen,
    'x-observed': observed,
    ...(gaps.length > 0 ? { 'x-gap': gaps } : {}),
    required: false,
    schema: { type: header?.schema.types[0] ?? 'string' },
    ...(example === undefined ? {} : { example }),
  };
  const described = file.keys(path).includes('headers');
  if (described) file.set([...path, 'headers', name], value);
  else file.set([...path, 'headers'], { [name]: value }, 'content');
}

function nameParameter(
  model: Model,
  files: SpecFiles,
  { operation: id, role, name }: Of<'parameter'>,
  { says, observed, open }: { says: string; observed: string; open: readonly string[] },
): void {
  const operation = operationOf(model, id);
  const unnamed = operation.unnamedParameters.find((each) => each.role === role);
  if (!unnamed) throw new Error(`${id} has no parameter of the role ${role} without a name`);
  if (operation.parameters.some((each) => each.name === name))
    throw new Error(`${name} is a parameter of ${id}`);
  const { file, path: parent, name: fileName } = files.locate(operation.pointer);
  // Another name that was written before has moved those behind it.
  const list = file.get([...parent, 'x-unnamed-parameters']);
  const all = Array.isArray(list) ? (list as readonly { role?: unknown }[]) : [];
  const index = all.findIndex((each) => each.role === role);
  if (index < 0) throw new Error(`the parameter of the role ${role} of ${id} has a name already`);
  const path = [...parent, 'x-unnamed-parameters', String(index)];
  const words = role.split('-');
  const component = [pascalCase(words), pascalCase([...words, 'parameter'])].find(
    (each) => !files.has(`components/parameters/${each}.yaml`),
  );
  if (component === undefined) throw new Error(`the file of the parameter ${role} exists`);
  const schema = file.get([...path, 'schema']) as { $ref?: string };
  const target = `components/parameters/${component}.yaml`;
  const moved = schema.$ref?.replace(/^.*\/components\//, '../');
  // What the document says of it stays; that its name is not shown is no longer so.
  const purpose = unnamed.description
    .split(/(?<=\.)\s+/)
    .filter((sentence) => !OPEN.test(sentence))
    .join(' ');
  const fallback = /without it, (.*)$/.exec(says)?.[1];
  const text = `${purpose.replace(/[.;]?$/, '.')} Its name was observed; the interface document does not show it.`;
  files.write(
    target,
    stringify({
      name,
      in: unnamed.in,
      required: false,
      'x-role': role,
      'x-observed': observed,
      ...(open.length > 0 ? { 'x-gap': open } : {}),
      description: `${text} ${fallback === undefined ? 'Its default was not seen.' : `Without it, ${fallback}`}`,
      schema: moved === undefined ? schema : { $ref: moved },
    }),
  );
  const up = dirname(fileName)
    .split('/')
    .filter(Boolean)
    .map(() => '..')
    .join('/');
  // The languages come last in every operation.
  file.push([...parent, 'parameters'], { $ref: `${up}/${target}` }, true);
  if (all.length > 1) file.remove(path);
  else file.remove([...parent, 'x-unnamed-parameters']);
}

function setAddress(
  model: Model,
  files: SpecFiles,
  { region, url, called }: Of<'address'>,
  { date, observed }: { date: string; observed: string },
): void {
  const place = model.regions.find(({ description }) => description === region);
  if (!place) throw new Error(`there is no region ${region}`);
  if (place.known && !(place.given && called)) throw new Error(`the address of ${region} is known`);
  const { file, path } = files.locate(place.pointer);
  for (const { id } of place.gaps) withoutGap(file, path, id);
  if (place.given) file.remove([...path, 'x-given']);
  if (called) file.set([...path, 'x-observed'], observed);
  else file.set([...path, 'x-given'], `${date}, not called`);
  if (place.url === url) return;
  // Examples and guides show the placeholder too.
  for (const name of files.names) {
    const text = files.text(name);
    if (text.includes(place.url)) files.write(name, movedTo(text, place.url, url));
  }
}
