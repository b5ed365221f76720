import { coerce, compare } from 'semver';

/** A version in a subtype, such as `vnd.service.v2.3+json`. */
const VERSION = /(?<=[.-])v?(\d+(?:\.\d+)*)(?=$|[.+-])/g;

interface Name {
  readonly name: string;
  /** The media type without versions and parameters, which all its versions share. */
  readonly family: string;
  readonly version: string;
  readonly parameters: string;
}

/**
 * Pairs media types that differ only in a version, or in parameters such as `profile`. If a family has several on a side,
 * the oldest ones form pairs.
 *
 * @param removed names in lower case that only the base has
 * @param added names in lower case that only the head has
 */
export function pairVersions(
  removed: readonly string[],
  added: readonly string[],
): { base: string; head: string }[] {
  const left = added.map(parse).toSorted(byVersion);
  return removed
    .map(parse)
    .toSorted(byVersion)
    .flatMap((base) => {
      const index = left.findIndex(({ family }) => family === base.family);
      const [head] = index === -1 ? [] : left.splice(index, 1);
      return head ? [{ base: base.name, head: head.name }] : [];
    });
}

/** Describes the difference of two media types of a family. The sentence is the same for all formats of the family. */
export function describeVersionChange(base: string, head: string): { what: string; isVersion: boolean } {
  const [before, after] = [parse(base), parse(head)];
  const isVersion = before.version !== after.version;
  const [was, is] = isVersion
    ? [before.version || 'none', after.version || 'none']
    : [before.parameters || 'none', after.parameters || 'none'];
  const subject = isVersion ? 'version' : 'parameters';
  return { what: `The media type ${subject} changed from \`${was}\` to \`${is}\`.`, isVersion };
}

function parse(name: string): Name {
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
