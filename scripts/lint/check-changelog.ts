import { coerce, compare } from 'semver';
import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { Model } from '../model/model.ts';
import type { SourceProblem } from '../source/problems.ts';

/** This check's rules, each with a one-line description. */
export const changelogRules = {
  'changelog-migrate': 'a breaking change has `migrate`',
  'changelog-order':
    'versions are in ascending order, each with at most one entry for breaking changes and one for other changes',
  'added-since':
    'everything under `adds` has the version as `x-since`, and a change with the word "added" has `adds`',
  'changelog-name': 'names under `affects` and `adds` exist in the bundle',
};

/**
 * Checks the changelog against the bundle: names under `affects` and `adds` must exist, a change that describes an
 * addition must list it under `adds`, and everything listed there must have the matching `x-since`.
 */
export function checkChangelog(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const model = Model.of(document);
  const named = namedNodes(model);
  return [
    ...outOfOrder(spec),
    ...model.history.flatMap(({ version, changes }, release) =>
      changes.flatMap(({ text, affects = [], adds }, index) => {
        const path = ['info', 'x-changelog', release, 'changes', index];
        const problem = (keys: (string | number)[], rule: string, message: string): SourceProblem => ({
          ...spec.sourceMap.locate(document, [...path, ...keys]),
          rule,
          message,
        });
        const unknown = (key: string) => (name: string, position: number) =>
          named.has(name)
            ? []
            : [problem([key, position], 'changelog-name', `The spec has no \`${name}\`; correct the name.`)];
        const late = (adds ?? []).flatMap((name, position) => {
          const since = named.get(name);
          if (since === undefined || since === version) return [];
          const actual = since === '' ? 'has no `x-since`' : `has \`x-since: '${since}'\``;
          const message = `\`${name}\` was added in ${version} but ${actual}; write \`x-since: '${version}'\` there.`;
          return [problem(['adds', position], 'added-since', message)];
        });
        const lacksAdds = adds === undefined && /\badded\b/i.test(text);
        const message =
          'The change mentions an addition; list it under `adds`, or write an empty list if the spec has no node for it.';
        return [
          ...affects.flatMap(unknown('affects')),
          ...(adds ?? []).flatMap(unknown('adds')),
          ...late,
          ...(lacksAdds ? [problem(['text'], 'added-since', message)] : []),
        ];
      }),
    ),
  ];
}

/** Versions must be in ascending order, and within a version breaking changes come first. */
function outOfOrder(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const { history } = Model.of(document);
  return history.flatMap(({ version, breaking, changes }, index) => {
    const problem = (keys: (string | number)[], rule: string, message: string): SourceProblem => ({
      ...spec.sourceMap.locate(document, ['info', 'x-changelog', index, ...keys]),
      rule,
      message,
    });
    const before = history[index - 1];
    const step = before ? compareVersions(before.version, version) : -1;
    const problems: SourceProblem[] = [];
    if (before && step > 0) {
      const message = `Version ${version} comes after ${before.version}; sort the versions, oldest first.`;
      problems.push(problem(['version'], 'changelog-order', message));
    } else if (before && step === 0 && before.breaking === breaking) {
      const message = `Version ${version} already has an entry of this kind; merge the two.`;
      problems.push(problem(['version'], 'changelog-order', message));
    } else if (before && step === 0 && breaking) {
      const message = `Breaking changes of version ${version} come after the others; swap the two entries.`;
      problems.push(problem(['breaking'], 'changelog-order', message));
    }
    changes.forEach((change, position) => {
      if (!breaking || (typeof change.migrate === 'string' && change.migrate.trim() !== '')) return;
      const message = 'The breaking change has no `migrate`; add it, with the steps for users.';
      problems.push(problem(['changes', position, 'text'], 'changelog-migrate', message));
    });
    return problems;
  });
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [coerce(a), coerce(b)];
  return left && right ? compare(left, right) : 0;
}

/** Maps operations, schemas, properties (`Schema.property`) and values (`Schema.value`) to their documented version. */
function namedNodes(model: Model): Map<string, string> {
  const named = new Map<string, string>();
  for (const { id, since = '' } of [...model.operations, ...model.deliveries, ...model.unplaced])
    named.set(id, since);
  for (const [name, schema] of model.schemas) {
    named.set(name, schema.since ?? '');
    for (const member of schema.members) named.set(`${name}.${member.name}`, member.schema.since ?? '');
    // A value can't have `x-since`, so read the version from its description.
    for (const { value, meaning } of schema.values?.values ?? []) {
      const version = /\bversion (\d+\.\d+)/i.exec(meaning)?.[1];
      if (meaning !== '') named.set(`${name}.${String(value)}`, version ?? '');
    }
  }
  return named;
}
