import { coerce, compare } from 'semver';
import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { Model } from '../model/model.ts';
import type { SourceProblem } from '../source/problems.ts';

/** This check's rules, each with a one-line description. */
export const changelogRules = {
  'changelog-migrate': 'a breaking change says as `migrate` what to do about it',
  'changelog-order':
    'versions stand in order, each with at most one entry for what breaks and one for what does not',
  'added-since':
    'what a version of the changelog `adds` says that version as `x-since`; a change that says "added" has `adds`',
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
        const problem = (at: (string | number)[], rule: string, message: string): SourceProblem => ({
          ...spec.sourceMap.locate(document, [...path, ...at]),
          rule,
          message,
        });
        const unknown = (key: string) => (name: string, at: number) =>
          named.has(name)
            ? []
            : [problem([key, at], 'changelog-name', `The description has no \`${name}\`; correct the name.`)];
        const late = (adds ?? []).flatMap((name, at) => {
          const said = named.get(name);
          if (said === undefined || said === version) return [];
          const carried = said === '' ? 'carries no `x-since`' : `has \`x-since: '${said}'\``;
          const message = `\`${name}\` was added in ${version} and ${carried}; say \`x-since: '${version}'\` there.`;
          return [problem(['adds', at], 'added-since', message)];
        });
        const silent = adds === undefined && /\badded\b/i.test(text);
        const message =
          'The change says that something was added; name it under `adds`, or give an empty list when the description has no node for it.';
        return [
          ...affects.flatMap(unknown('affects')),
          ...(adds ?? []).flatMap(unknown('adds')),
          ...late,
          ...(silent ? [problem(['text'], 'added-since', message)] : []),
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
    const problem = (at: (string | number)[], rule: string, message: string): SourceProblem => ({
      ...spec.sourceMap.locate(document, ['info', 'x-changelog', index, ...at]),
      rule,
      message,
    });
    const before = history[index - 1];
    const step = before ? compareVersions(before.version, version) : -1;
    const found: SourceProblem[] = [];
    if (before && step > 0) {
      const message = `Version ${version} stands after ${before.version}; put the versions in order, the oldest first.`;
      found.push(problem(['version'], 'changelog-order', message));
    } else if (before && step === 0 && before.breaking === breaking) {
      const message = `Version ${version} has an entry of this kind already; join the two.`;
      found.push(problem(['version'], 'changelog-order', message));
    } else if (before && step === 0 && breaking) {
      const message = `What breaks in version ${version} stands before what does not; swap the two entries.`;
      found.push(problem(['breaking'], 'changelog-order', message));
    }
    changes.forEach((change, at) => {
      if (!breaking || (typeof change.migrate === 'string' && change.migrate.trim() !== '')) return;
      const message = 'The change breaks programs and does not say what to do about it; say it as `migrate`.';
      found.push(problem(['changes', at, 'text'], 'changelog-migrate', message));
    });
    return found;
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
