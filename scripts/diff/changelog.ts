import type { JsonObject } from '../model/json.ts';
import type { Change } from './change.ts';
import { arrayOf, objectOf, stringsOf } from './json.ts';

/** The versions of the interface that two documents describe, where they differ. */
export interface VersionStep {
  readonly from: string;
  readonly to: string;
  /** Breaking changes that no breaking entry of the new versions in `info.x-changelog` names. */
  readonly forgotten: readonly Change[];
  /** What the history says of the new versions, what breaks first. */
  readonly told: readonly ToldChange[];
}

/** A change in the words of the history. */
export interface ToldChange {
  readonly breaking: boolean;
  readonly text: string;
  /** What a program has to do; empty where nothing is said. */
  readonly migrate: string;
}

/**
 * Holds the changes against the history of the interface: where `info.version` changes, each breaking change is named
 * in it. Corrections of a description leave the version as it is, and belong to the changelog of what is published.
 *
 * @returns undefined where both documents describe the same version
 */
export function versionStep(
  base: JsonObject,
  head: JsonObject,
  changes: readonly Change[],
): VersionStep | undefined {
  const [from, to] = [base, head].map((document) => objectOf(document['info'])['version']);
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return undefined;
  const known = new Set(releasesOf(base).map(keyOf));
  const fresh = releasesOf(head).filter((release) => !known.has(keyOf(release)));
  const named = new Set(
    fresh
      .filter((release) => release['breaking'] === true)
      .flatMap(({ changes: entries }) => arrayOf(entries).map(objectOf))
      .flatMap(({ affects, adds }) => [...stringsOf(affects), ...stringsOf(adds)]),
  );
  const forgotten = changes.filter(
    (change) =>
      change.level === 'breaking' &&
      !isTheVersion(change) &&
      !namesOf(change).some((name) => named.has(name)),
  );
  const told = fresh.flatMap(({ breaking, changes: entries }) =>
    arrayOf(entries).map((entry): ToldChange => {
      const { text, migrate } = objectOf(entry);
      return { breaking: breaking === true, text: String(text), migrate: String(migrate ?? '') };
    }),
  );
  return { from, to, forgotten, told: told.toSorted((a, b) => Number(b.breaking) - Number(a.breaking)) };
}

function releasesOf(document: JsonObject): JsonObject[] {
  return arrayOf(objectOf(document['info'])['x-changelog']).map(objectOf);
}

function keyOf({ version, breaking }: JsonObject): string {
  return `${String(version)} ${String(breaking)}`;
}

function isTheVersion({ kind }: Change): boolean {
  return kind === 'media-type-version-changed';
}

/** What the history may call the place of a change: an operation, a schema, or a member as `Schema.member`. */
function namesOf({ where }: Change): string[] {
  const operations = where.paths.map((path) => path.split(' > ')[0] ?? '');
  const schemas = [where.base, where.head].flatMap((pointer) => {
    const [, schema, rest = ''] = /^\/components\/schemas\/([^/]+)(.*)$/.exec(pointer ?? '') ?? [];
    if (schema === undefined) return [];
    const members = [...rest.matchAll(/\/properties\/([^/]+)/g)].map(([, name]) => name);
    const last = /(?:> |^)([\w-]+)$/.exec(where.path)?.[1];
    return [schema, ...[...members, last].map((member) => `${schema}.${member}`)];
  });
  return [...operations, ...schemas];
}
