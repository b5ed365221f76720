import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { OpenApiDocument, Schema } from '../model/document.ts';
import { dereference, listOperations } from '../model/operations.ts';
import type { SourceProblem } from '../source/problems.ts';

/**
 * Holds the changelog against the bundle: the names under `affects` and `adds` exist, a change that says that
 * something was added names it under `adds`, and what is named there carries `x-since` with that version.
 */
export function checkChangelog(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const named = namedNodes(document);
  return (document.info['x-changelog'] ?? []).flatMap(({ version, changes }, release) =>
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
  );
}

/** Operations, schemas, members as `Schema.member` and values as `Schema.value`, each with the version that it says. */
function namedNodes(document: OpenApiDocument): Map<string, string> {
  const named = new Map<string, string>();
  const webhooks = listOperations({ ...document, paths: document.webhooks ?? {} });
  for (const { operation } of [...listOperations(document), ...webhooks]) {
    named.set(operation.operationId, since(operation));
  }
  for (const operation of document['x-unplaced']?.operations ?? []) {
    named.set(operation.operationId, since(operation));
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    named.set(name, since(schema));
    for (const [member, node] of membersOf(document, schema)) named.set(`${name}.${member}`, since(node));
    // A value has no keyword of its own; its description says the version.
    for (const [value, text] of Object.entries(
      Object(schema['x-enumDescriptions']) as Record<string, string>,
    )) {
      named.set(`${name}.${value}`, /\bversion (\d+\.\d+)/i.exec(text)?.[1] ?? '');
    }
  }
  return named;
}

function since(node: object): string {
  return String((node as { 'x-since'?: string })['x-since'] ?? '');
}

function membersOf(document: OpenApiDocument, schema: Schema): [string, Schema][] {
  const { properties, allOf } = dereference<Schema>(document, schema);
  const own = Object.entries(Object(properties) as Record<string, Schema>);
  const parts = Array.isArray(allOf) ? (allOf as Schema[]) : [];
  return [...parts.flatMap((part) => membersOf(document, part)), ...own];
}
