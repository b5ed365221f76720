import { type Placed, pointerTo } from '../document-view.ts';
import { createFinding, type Finding, prefixPaths } from '../finding.ts';
import { arrayOf, objectOf } from '../json.ts';
import { compareUnnamed, type NamedParameter } from './unnamed.ts';
import { compareValue } from './values.ts';
import { matchKeys, member, type Pair, type Walk } from './walk.ts';

/** Header parameters that OpenAPI ignores. */
const IGNORED_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * Compares the parameters of an operation, named and unnamed.
 *
 * @param item the path item that contains the operation
 * @param renamed the new names of path parameters, by their names in the base
 */
export function compareParameters(
  walk: Walk,
  item: Pair,
  operation: Pair,
  renamed: ReadonlyMap<string, string>,
): Finding[] {
  const { pairs, removed, added } = matchKeys(
    parametersOf(walk, 'base', [item.base, operation.base], renamed),
    parametersOf(walk, 'head', [item.head, operation.head], new Map()),
  );
  const unnamed = compareUnnamed(walk, operation, removed, added);
  const nodes = {
    base: member(operation.base, 'parameters'),
    head: member(operation.head, 'parameters'),
  };
  return [
    ...pairs.flatMap(({ base, head }) => {
      const pair = { base: base.parameter, head: head.parameter };
      return prefixPaths(pathOf(head), compareValue(walk, pair, 'parameter'));
    }),
    ...unnamed.findings,
    ...removed.flatMap((old) => {
      if (unnamed.matched.has(old)) return [];
      const what = `The ${old.in} parameter \`${old.name}\` was removed.`;
      return [
        createFinding('parameter-removed', { ...nodes, base: old.parameter }, what, {
          path: pathOf(old),
        }),
      ];
    }),
    ...added.flatMap((now) => {
      const isRequired = objectOf(now.parameter.value)['required'] === true;
      if (unnamed.matched.has(now) && !isRequired) return [];
      const kind = isRequired ? 'required' : 'optional';
      const what = `The ${kind} ${now.in} parameter \`${now.name}\` was added.`;
      const effect = { sends: isRequired ? 'breaking' : 'safe', receives: 'safe' } as const;
      return [
        createFinding('parameter-added', { ...nodes, head: now.parameter }, what, {
          effect,
          path: pathOf(now),
        }),
      ];
    }),
  ];
}

function pathOf({ in: place, name }: NamedParameter): string[] {
  return [`${place} ${name}`];
}

function parametersOf(
  walk: Walk,
  side: 'base' | 'head',
  holders: readonly Placed[],
  renamed: ReadonlyMap<string, string>,
): Map<string, NamedParameter> {
  const parameters = new Map<string, NamedParameter>();
  for (const holder of holders) {
    const list = member(holder, 'parameters');
    arrayOf(list.value).forEach((value, index) => {
      const parameter = walk.views[side].follow(value, pointerTo(list.pointer, index));
      const fields = objectOf(parameter.value);
      const [place, name] = [String(fields['in']), String(fields['name'])];
      if (place === 'header' && IGNORED_HEADERS.has(name.toLowerCase())) return;
      const wireName = place === 'path' ? (renamed.get(name) ?? name) : name;
      const key = `${place} ${place === 'header' ? wireName.toLowerCase() : wireName}`;
      parameters.set(key, { in: place, name, parameter });
    });
  }
  return parameters;
}
