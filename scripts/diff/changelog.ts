import type { JsonObject } from '../model/json.ts';
import type { Change } from './change.ts';
import { arrayOf, objectOf, stringsOf } from './json.ts';

/** The change of the interface's version from one document to the other. */
export interface VersionStep {
  readonly from: string;
  readonly to: string;
  /** Breaking changes that the new breaking entries of `info.x-changelog` don't mention. */
  readonly forgotten: readonly Change[];
  /** The changelog entries for the new versions, breaking ones first. */
  readonly entries: readonly ChangelogEntry[];
}

export interface ChangelogEntry {
  readonly breaking: boolean;
  readonly text: string;
  /** The required change to programs; empty if there is none. */
  readonly migrate: string;
}

/**
 * Compares the changes with the interface's changelog. If `info.version` changes, the changelog has to mention each
 * breaking change. Corrections of the description keep the version and belong to `CHANGELOG.md`.
 *
 * @returns undefined if both documents describe the same version
 */
export function versionStep(
  base: JsonObject,
  head: JsonObject,
  changes: readonly Change[],
): VersionStep | undefined {
  const [from, to] = [base, head].map((document) => objectOf(document['info'])['version']);
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return undefined;
  const oldReleases = new Set(releasesOf(base).map(keyOf));
  const newReleases = releasesOf(head).filter((release) => !oldReleases.has(keyOf(release)));
  const named = new Set(
    newReleases
      .filter((release) => release['breaking'] === true)
      .flatMap(({ changes: entries }) => arrayOf(entries).map(objectOf))
      .flatMap(({ affects, adds }) => [...stringsOf(affects), ...stringsOf(adds)]),
  );
  const forgotten = changes.filter(
    (change) =>
      change.level === 'breaking' &&
      !isVersionChange(change) &&
      !namesOf(change).some((name) => named.has(name)),
  );
  const entries = newReleases.flatMap(({ breaking, changes: changed }) =>
    arrayOf(changed).map((entry): ChangelogEntry => {
      const { text, migrate } = objectOf(entry);
      return { breaking: breaking === true, text: String(text), migrate: String(migrate ?? '') };
    }),
  );
  return {
    from,
    to,
    forgotten,
    entries: entries.toSorted((a, b) => Number(b.breaking) - Number(a.breaking)),
  };
}

function releasesOf(document: JsonObject): JsonObject[] {
  return arrayOf(objectOf(document['info'])['x-changelog']).map(objectOf);
}

function keyOf({ version, breaking }: JsonObject): string {
  return `${String(version)} ${String(breaking)}`;
}

function isVersionChange({ kind }: Change): boolean {
  return kind === 'media-type-version-changed';
}

/** Names for the place of a change that changelog entries may use: an operation, a schema, or `Schema.property`. */
function namesOf({ where }: Change): string[] {
  const operations = where.paths.map((path) => path.split(' > ')[0] ?? '');
  const schemas = [where.base, where.head].flatMap((pointer) => {
    const [, schema, rest = ''] = /^\/components\/schemas\/([^/]+)(.*)$/.exec(pointer ?? '') ?? [];
    if (schema === undefined) return [];
    const properties = [...rest.matchAll(/\/properties\/([^/]+)/g)].map(([, name]) => name);
    const last = /(?:> |^)([\w-]+)$/.exec(where.path)?.[1];
    return [schema, ...[...properties, last].map((property) => `${schema}.${property}`)];
  });
  return [...operations, ...schemas];
}
