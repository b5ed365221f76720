import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { type Formula, parseFormula, spokenOf } from '../model/formula.ts';
import { isObject } from '../model/json.ts';
import { Model } from '../model/model.ts';
import { parsePointer, toPointer } from '../model/pointer.ts';
import type { Schema } from '../model/schema.ts';
import type { SourceProblem } from '../source/problems.ts';

/** What each rule of this check wants. */
export const relationRules = {
  'relation-formula':
    'a formula of `x-relations` can be read, and speaks of members and parameters that there are',
};

/**
 * Looks for formulas that the contract check could not try: those that cannot be read, and those that speak of a member
 * which the object has not, or of a parameter which no operation has. Such a formula would never be found wrong.
 */
export function checkRelations(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const model = Model.of(document);
  const given = [
    'status',
    ...new Set(
      model.operations.flatMap(({ pathParameters, queryParameters }) =>
        [...pathParameters, ...queryParameters].map(({ name }) => name),
      ),
    ),
  ];
  const schemasWith = (keyword: string): Schema[] =>
    nodesWith(keyword, document).map((path) => model.schemaAt(toPointer(path)));
  const combined = schemasWith('allOf');
  return schemasWith('x-relations').flatMap((schema) => {
    const meant = [schema, ...combined.filter((each) => each !== schema && isMadeOf(each, schema))];
    return (schema.keywords['x-relations'] ?? []).flatMap(({ holds }, index) =>
      faultsOf(holds, meant, given).map((message) => ({
        ...spec.sourceMap.locate(
          document,
          [...parsePointer(schema.pointer), 'x-relations', String(index), 'holds'],
          { onKey: false },
        ),
        rule: 'relation-formula',
        message,
      })),
    );
  });
}

/** Paths of the nodes that have a list under a keyword. */
function nodesWith(keyword: string, node: unknown, path: readonly string[] = []): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isObject(node) && Array.isArray(node[keyword]) ? [[...path]] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, child]) => nodesWith(keyword, child, [...path, key])),
  ];
}

/** Whether one of the parts of a schema, or of their parts, is another. */
function isMadeOf(schema: Schema, part: Schema): boolean {
  return schema.parts.some(({ meant }) => meant === part || isMadeOf(meant, part));
}

/** @param objects the schema of the formula, and those that are made of it: a member is in it, or in each of these */
function faultsOf(text: string, [own, ...made]: readonly Schema[], given: readonly string[]): string[] {
  let formula: Formula;
  try {
    formula = parseFormula(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [`The formula cannot be read: ${error.message.replace(/\.$/, '')}; correct it.`];
  }
  const { members, others } = spokenOf(formula);
  return [
    ...members
      .filter(
        (path) =>
          !hasMember(own, path) && (made.length === 0 || !made.every((schema) => hasMember(schema, path))),
      )
      .map((path) => `The object has no member \`${path.join('.')}\`; correct the name.`),
    ...others
      .filter((name) => !given.includes(name))
      .map((name) => `No operation has a parameter \`${name}\` in its path or query; correct the name.`),
  ];
}

function hasMember(schema: Schema | undefined, [name, ...rest]: readonly string[]): boolean {
  const member = schema?.members.find((each) => each.name === name);
  if (!member) return false;
  return rest.length === 0 || hasMember(member.schema, rest);
}
