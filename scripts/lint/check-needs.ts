import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { errorKind } from '../model/documented-error.ts';
import type { Response } from '../model/body.ts';
import type { MediaType } from '../model/media-type.ts';
import { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import type { Parameter } from '../model/parameter.ts';
import type { Schema } from '../model/schema.ts';
import { parsePointer } from '../model/pointer.ts';
import { slugSchema } from '../model/well-known.ts';
import type { SourceProblem } from '../source/problems.ts';

/** This check's rules, each with a one-line description. */
export const needRules = {
  'call-name': 'operations have unique names in the client',
  'component-kind': 'components are schemas, parameters, headers, responses or security schemes',
  'error-name': 'errors are components, and those with the same status have the same name before `_`',
  'one-media-type': 'all JSON and XML responses have the same media types',
  'path-slug': 'every path parameter is a slug',
  'query-value': 'a query parameter is a scalar or a list of scalars',
  'file-in-form': "a file is a body or a form field, because JSON and XML can't contain one",
  'shared-facts': 'slugs have a pattern, and a parameter lists the languages',
  'sample-value': 'a parameter in a sample request has an example',
};

type Rule = keyof typeof needRules;
type Report = (pointer: string, rule: Rule, message: string, onKey?: boolean) => void;

/**
 * Checks requirements of the client, mock and documentation that no other rule covers, so that any spec that passes lint
 * can be built.
 */
export function checkNeeds(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const model = Model.of(document);
  const problems: SourceProblem[] = [];
  const report: Report = (pointer, rule, message, onKey = false) => {
    problems.push({
      ...spec.sourceMap.locate(document, parsePointer(pointer), { onKey }),
      rule,
      message,
    });
  };
  checkCallNames(model, report);
  checkComponents(model, report);
  checkErrors(model, report);
  checkMediaTypes(model, report);
  checkParameters(model, report);
  checkFiles(model, report);
  checkSharedFacts(model, report);
  return problems;
}

/** Checks spec-wide facts that the client and the mock need. */
function checkSharedFacts({ schemas, slugPattern, languages }: Model, report: Report): void {
  if (slugPattern === undefined) {
    const slug = schemas.get(slugSchema);
    const message = slug
      ? 'The client validates slugs, but they have no `pattern`; add one.'
      : `The client validates slugs, but they have no schema; add components/schemas/${slugSchema}.yaml with a \`pattern\`, and reference it.`;
    report(slug ? slug.pointer : '/components', 'shared-facts', message, true);
  }
  if (languages === undefined) {
    const message =
      'The client and the mock need the languages, but no header lists them; make the language header an array of an enumeration.';
    report('/components', 'shared-facts', message, true);
  }
}

function checkCallNames({ operations }: Model, report: Report): void {
  const taken = new Map<string, string>();
  for (const operation of operations) {
    const name = callNameOf(operation);
    if (name === undefined) continue;
    const other = taken.get(name);
    taken.set(name, other ?? operation.id);
    if (other === undefined) continue;
    const message = `The client would call both \`${other}\` and \`${operation.id}\` \`${name}\`; give one of them another operationId or tag.`;
    report(`${operation.pointer}/operationId`, 'call-name', message);
  }
}

/** Returns an operation's name in the client; undefined if its tag isn't a resource group, which another rule reports. */
function callNameOf(operation: Operation): string | undefined {
  try {
    const { resource, method } = operation.call;
    return `${resource}.${method}`;
  } catch {
    return undefined;
  }
}

const supportedKinds: ReadonlySet<string> = new Set([
  'schemas',
  'parameters',
  'headers',
  'responses',
  'securitySchemes',
]);

function checkComponents({ document }: Model, report: Report): void {
  for (const [kind, components] of Object.entries(document.components ?? {})) {
    if (supportedKinds.has(kind)) continue;
    for (const name of Object.keys(components as object)) {
      const message = `The documentation doesn't support \`${kind}\` components; inline it, or make its schema a component.`;
      report(`/components/${kind}/${name}`, 'component-kind', message);
    }
  }
}

/** Checks the names of error components, after which the client names its error classes. */
function checkErrors({ operations }: Model, report: Report): void {
  const names = new Map<string, string[]>();
  for (const operation of operations) {
    for (const { status, statusKnown, component } of operation.errors) {
      const pointer = `${operation.pointer}/responses/${status}`;
      if (!statusKnown) {
        const message = `The error \`${status}\` is a range, but error conditions need an exact status; document each status.`;
        report(pointer, 'error-name', message, true);
      } else if (component === undefined) {
        const message = `The error ${status} is inline, but clients need a name for it; move it to a file in components/responses/.`;
        report(pointer, 'error-name', message, true);
      } else names.set(status, [...(names.get(status) ?? []), component]);
    }
  }
  for (const [status, uses] of names) {
    const kinds = uses.map(errorKind);
    const countOf = (kind: string): number => kinds.filter((each) => each === kind).length;
    // Assume that the most common name is the intended one.
    const [kind = ''] = kinds.toSorted((a, b) => countOf(b) - countOf(a) || a.length - b.length);
    for (const other of new Set(uses.filter((name) => errorKind(name) !== kind))) {
      const message = `The error ${status} is called \`${kind}\` elsewhere, and clients have one class per status; call the file \`${kind}_…\`.`;
      report(`/components/responses/${other}/description`, 'error-name', message);
    }
  }
}

/** Returns a response's media types without file downloads, which programs don't parse. */
function parsedIn({ content }: Response): readonly MediaType[] {
  return content.filter(({ file }) => !file);
}

function checkMediaTypes({ operations }: Model, report: Report): void {
  const responses = operations.flatMap((operation) => operation.responses);
  const counts = new Map<string, number>();
  for (const { name } of responses.flatMap(parsedIn))
    counts.set(family(name), (counts.get(family(name)) ?? 0) + 1);
  // Assume that the most common value is the intended one.
  const [usual = ''] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const seen = new Set<string>();
  for (const response of responses) {
    const { pointer } = response;
    const other = parsedIn(response).find(({ name }) => family(name) !== usual);
    if (!other || seen.has(pointer)) continue;
    seen.add(pointer);
    const message = `Other responses are \`${usual}+…\`, but this one is \`${other.name}\`; use the same media types everywhere.`;
    report(other.pointer, 'one-media-type', message, true);
  }
}

function checkParameters({ operations, samples, slugPattern }: Model, report: Report): void {
  const reported = new Set<string>();
  for (const operation of operations) {
    for (const parameter of [...operation.pathParameters, ...operation.queryParameters]) {
      if (reported.has(parameter.pointer)) continue;
      if (parameter.in === 'path' && parameter.schema.pattern !== slugPattern) {
        reported.add(parameter.pointer);
        const message = `The client and the mock support only slugs in a path; reference components/schemas/Slug.yaml, or move \`${parameter.name}\` to the query.`;
        report(`${parameter.pointer}/schema`, 'path-slug', message, true);
      } else if (parameter.in === 'query' && !isPlain(parameter.schema)) {
        reported.add(parameter.pointer);
        const message = `The client and the samples support only scalars and lists of scalars in a query, but \`${parameter.name}\` can be an object; make it a string, or move it to the body.`;
        report(`${parameter.pointer}/schema`, 'query-value', message, true);
      } else if (!hasSample(operation, parameter)) {
        reported.add(parameter.pointer);
        const message = `\`${parameter.name}\` has no example value, and samples need one; give the parameter an \`example\`.`;
        report(`${parameter.pointer}/name`, 'sample-value', message);
      }
    }
  }

  function hasSample(operation: Operation, parameter: Parameter): boolean {
    try {
      if (parameter.in === 'path') samples.pathValue(operation, parameter);
      else samples.queryValue(operation, parameter);
      return true;
    } catch {
      return false;
    }
  }
}

/** True for scalars and for lists of scalars. */
function isPlain({ meant }: Schema, inList = false): boolean {
  if (meant.types.includes('array')) return !inList && (!meant.items || isPlain(meant.items, true));
  const inner = [...meant.alternatives, ...meant.parts];
  return (
    meant.kind !== 'map' && !meant.types.includes('object') && inner.every((each) => isPlain(each, inList))
  );
}

function checkFiles({ operations, deliveries }: Model, report: Report): void {
  const seen = new Set<Schema>();
  const visit = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    if (schema.refersTo) return visit(schema.refersTo);
    if (schema.isFile) {
      const message =
        "JSON and XML can't contain a file; describe the body as `multipart/form-data`, or the value as a string.";
      report(schema.pointer, 'file-in-form', message, true);
    }
    schema.children.forEach(visit);
  };
  for (const { body, responses } of [...operations, ...deliveries])
    for (const { format, schema } of [body, ...responses].flatMap((each) => each?.content ?? []))
      if (format !== 'other') visit(schema);
}

/** Removes a media type's format suffix. */
function family(name: string): string {
  return name.replace(/\+\w+$/, '');
}
