import type { Placed } from '../document-view.ts';
import { type Finding, finding, named } from '../finding.ts';
import { arrayOf, objectOf } from '../json.ts';
import { compareValue } from './headers.ts';
import { compareStyle } from './style.ts';
import { compareUnnamed, type NamedParameter } from './unnamed.ts';
import { member, memberPointer, type Pair, type Walk } from './walk.ts';

/** Headers that a Parameter Object cannot describe. */
const NO_PARAMETERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * Compares the parameters of an operation, named and unnamed.
 *
 * @param item the path item that holds the operation
 * @param renamed names of path parameters in the base that stand at the place of another in the head
 */
export function compareParameters(
  walk: Walk,
  item: Pair,
  operation: Pair,
  renamed: ReadonlyMap<string, string>,
): Finding[] {
  const before = parametersOf(walk, 'base', [item.base, operation.base], renamed);
  const after = parametersOf(walk, 'head', [item.head, operation.head], new Map());
  const findings: Finding[] = [];
  const gone: NamedParameter[] = [];
  const come: NamedParameter[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(key);
    const now = after.get(key);
    if (old && now) {
      const pair = { base: old.parameter, head: now.parameter };
      const inner = [...compareValue(walk, pair, 'parameter'), ...compareStyle(walk, pair)];
      findings.push(...named([label(now)], inner));
    } else if (old) gone.push(old);
    else if (now) come.push(now);
  }
  const unnamed = compareUnnamed(walk, operation, gone, come);
  findings.push(...unnamed.findings);
  for (const parameter of gone) {
    if (unnamed.matched.has(parameter)) continue;
    const what = `The ${parameter.in} parameter \`${parameter.name}\` was removed.`;
    findings.push(
      finding(
        'parameter-removed',
        { base: parameter.parameter.pointer, head: memberPointer(operation.head, 'parameters') },
        what,
        { path: [label(parameter)] },
      ),
    );
  }
  for (const parameter of come) {
    const isRequired = objectOf(parameter.parameter.value)['required'] === true;
    if (unnamed.matched.has(parameter) && !isRequired) continue;
    const what = `The ${isRequired ? 'required' : 'optional'} ${parameter.in} parameter \`${parameter.name}\` was added.`;
    findings.push(
      finding(
        'parameter-added',
        { base: memberPointer(operation.base, 'parameters'), head: parameter.parameter.pointer },
        what,
        { effect: { sends: isRequired ? 'breaking' : 'safe', receives: 'safe' }, path: [label(parameter)] },
      ),
    );
  }
  return findings;
}

function label({ in: place, name }: NamedParameter): string {
  return `${place} ${name}`;
}

function parametersOf(
  walk: Walk,
  side: 'base' | 'head',
  holders: readonly Placed[],
  renamed: ReadonlyMap<string, string>,
): Map<string, NamedParameter> {
  const found = new Map<string, NamedParameter>();
  for (const holder of holders) {
    const list = member(holder, 'parameters');
    arrayOf(list.value).forEach((value, index) => {
      const parameter = walk.views[side].follow(value, `${list.pointer}/${index}`);
      const fields = objectOf(parameter.value);
      const place = String(fields['in']);
      const name = String(fields['name']);
      if (place === 'header' && NO_PARAMETERS.has(name.toLowerCase())) return;
      const wireName = place === 'path' ? (renamed.get(name) ?? name) : name;
      const key = `${place} ${place === 'header' ? wireName.toLowerCase() : wireName}`;
      found.set(key, { in: place, name, parameter });
    });
  }
  return found;
}
