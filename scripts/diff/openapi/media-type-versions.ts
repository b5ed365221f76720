import { coerce, compare } from 'semver';

/** A version inside a subtype, as in `vnd.service.v2.3+json`. */
const VERSION = /(?<=[.-])v?(\d+(?:\.\d+)*)(?=$|[.+-])/g;

interface Name {
  readonly name: string;
  /** The media type without versions and parameters: what two of its versions have in common. */
  readonly family: string;
  readonly version: string;
  readonly parameters: string;
}

/**
 * Pairs media types that differ in a version, or in parameters such as `profile`, and in nothing else. Where a family
 * has several left on a side, the oldest ones are pairs.
 *
 * @param gone names, in lower case, that the head lacks
 * @param come names that the base lacked
 */
export function pairVersions(
  gone: readonly string[],
  come: readonly string[],
): { base: string; head: string }[] {
  const left = come.map(take).toSorted(byVersion);
  return gone
    .map(take)
    .toSorted(byVersion)
    .flatMap((base) => {
      const index = left.findIndex(({ family }) => family === base.family);
      const [head] = index === -1 ? [] : left.splice(index, 1);
      return head ? [{ base: base.name, head: head.name }] : [];
    });
}

/** What happened between two media types of a family, in one sentence that is the same for each of its formats. */
export function describeVersionChange(base: string, head: string): { what: string; isVersion: boolean } {
  const [before, after] = [take(base), take(head)];
  const isVersion = before.version !== after.version;
  const [was, is] = isVersion
    ? [before.version || 'none', after.version || 'none']
    : [before.parameters || 'none', after.parameters || 'none'];
  const noun = isVersion ? 'version' : 'parameters';
  return {
    what: `Media types have the ${noun} \`${is}\`; ${isVersion ? 'it was' : 'they were'} \`${was}\`.`,
    isVersion,
  };
}

function take(name: string): Name {
  const [type = '', ...parameters] = name.split(';').map((part) => part.trim());
  const inType = [...type.matchAll(VERSION)].map(([, version = '']) => version);
  const inParameters = parameters.flatMap(
    (parameter) => /^(?:v|ver|version)="?v?([\d.]+)"?$/.exec(parameter)?.[1] ?? [],
  );
  return {
    name,
    family: type.replaceAll(VERSION, '*'),
    version: [...inType, ...inParameters].join(' '),
    parameters: parameters.toSorted().join('; '),
  };
}

function byVersion(a: Name, b: Name): number {
  const [left, right] = [coerce(a.version), coerce(b.version)];
  return left && right ? compare(left, right) : 0;
}
