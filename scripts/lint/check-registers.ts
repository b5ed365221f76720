import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { isObject } from '../model/json.ts';
import { operationNodes } from '../model/nodes.ts';
import { Model } from '../model/model.ts';
import type { PathSegment } from '../model/pointer.ts';
import type { SourceProblem } from '../source/problems.ts';

/** This check's rules, each with a one-line description. */
export const registerRules = {
  'register-id': 'IDs look like `GAP-001` or `AMB-01`',
  'register-title': 'titles are unique',
  'named-once': 'a node references each entry at most once',
  'known-operation': 'the operations that an error condition applies to exist',
  'overview-name': 'the guides and resource groups in the overview exist',
  'used-tag':
    'a tag has operations or an `x-gap` that explains why not, and the tags of undocumented operations exist',
  'key-required': 'every operation requires the API key',
};

type Report = (path: readonly PathSegment[], rule: keyof typeof registerRules, message: string) => void;

/** Checks the registers and the references to their entries. */
export function checkRegisters(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const problems: SourceProblem[] = [];
  const report: Report = (path, rule, message) => {
    problems.push({ ...spec.sourceMap.locate(document, path), rule, message });
  };
  const model = Model.of(document);
  const { gaps, readings } = model;
  gaps.forEach(({ id }, index) => {
    if (/^GAP-\d{3}$/.test(id)) return;
    report(
      ['x-gap-register', index, 'id'],
      'register-id',
      `\`${id}\` isn't a valid ID; write it like \`GAP-001\`.`,
    );
  });
  readings.forEach(({ id }, index) => {
    if (/^AMB-\d{2}$/.test(id)) return;
    report(
      ['x-ambiguities', index, 'id'],
      'register-id',
      `\`${id}\` isn't a valid ID; write it like \`AMB-01\`.`,
    );
  });
  const titles = new Map<string, string>();
  gaps.forEach(({ id, title }, index) => {
    const other = titles.get(title);
    if (other === undefined) titles.set(title, id);
    else
      report(
        ['x-gap-register', index, 'title'],
        'register-title',
        `\`${other}\` already has the title \`${title}\`; use another one.`,
      );
  });
  for (const { node, path } of spec.nodes.marked) {
    for (const key of ['x-gap', 'x-amb'] as const) {
      (node[key] ?? []).forEach((id, index, all) => {
        if (all.indexOf(id) !== index)
          report([...path, key, index], 'named-once', `\`${id}\` is listed twice; remove one of the two.`);
      });
    }
  }
  const operationIds = new Set(model.operations.map(({ id }) => id));
  model.conditions.forEach(({ id: name, applies, operations }, index) => {
    const unknown = Array.isArray(applies) ? applies.filter((id) => !operationIds.has(id)) : [];
    if (operations.length === 0 && unknown.length === 0) {
      const message = `The error condition \`${name}\` doesn't apply to any operation; correct \`applies\`, or remove the condition.`;
      report(['x-conditions', index, 'applies'], 'known-operation', message);
    }
    for (const id of unknown) {
      const message = `The spec has no documented operation \`${id}\`; correct the name.`;
      const place = ['x-conditions', index, 'applies', applies.indexOf(id)];
      report(place, 'known-operation', message);
    }
  });
  checkOverview(model, report);
  checkTags(model, report);
  checkKey(document.security, ['security'], report);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (isObject(operation) && 'security' in operation)
        checkKey(operation['security'], ['paths', path, method, 'security'], report);
    }
  }
  return problems;
}

function checkOverview({ overview, guides, groups }: Model, report: Report): void {
  const validNames = { guide: guides.map(({ id }) => id), 'resource group': groups.map(({ name }) => name) };
  const check = (
    kind: keyof typeof validNames,
    names: readonly string[],
    path: readonly PathSegment[],
  ): void =>
    names.forEach((name, index) => {
      if (validNames[kind].includes(name)) return;
      const message = `There is no ${kind} \`${name}\`; correct the name.`;
      const place = ['x-overview', ...path, index];
      report(place, 'overview-name', message);
    });
  overview.ways.forEach((way, index) => {
    check('guide', way.guides ?? [], ['ways', index, 'guides']);
    check('resource group', way.groups, ['ways', index, 'groups']);
  });
  overview.columns.forEach((column, index) =>
    check('resource group', column.groups, ['columns', index, 'groups']),
  );
}

function checkTags({ document }: Model, report: Report): void {
  const unplaced = document['x-unplaced']?.operations ?? [];
  const tags = document.tags ?? [];
  const placed = [document.paths, document.webhooks ?? {}].flatMap(operationNodes);
  const used = new Set(placed.flatMap(({ node }) => node.tags ?? []));
  for (const [index, { tag }] of unplaced.entries()) {
    if (tag === undefined) continue;
    used.add(tag);
    if (tags.some(({ name }) => name === tag)) continue;
    const message = `openapi.yaml has no tag \`${tag}\`; correct the name.`;
    report(['x-unplaced', 'operations', index, 'tag'], 'used-tag', message);
  }
  for (const [index, { name, 'x-gap': gaps }] of tags.entries()) {
    if (used.has(name) || gaps !== undefined) continue;
    const message = `No operation has the tag \`${name}\`; remove it, or add \`x-gap\` if its operations are unknown.`;
    report(['tags', index, 'name'], 'used-tag', message);
  }
}

function checkKey(security: unknown, path: readonly PathSegment[], report: Report): void {
  const message = 'This `security` makes the API key optional, but every request needs the key; require it.';
  if (!Array.isArray(security)) return;
  if (security.length === 0) report(path, 'key-required', message);
  security.forEach((requirement, index) => {
    if (isObject(requirement) && Object.keys(requirement).length === 0)
      report([...path, index], 'key-required', message);
  });
}
