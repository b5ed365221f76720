import type { BundledSpec } from '../bundle/bundle-spec.ts';
import { type Formula, parseFormula, namesIn } from '../model/formula.ts';
import { isObject } from '../model/json.ts';
import { Model } from '../model/model.ts';
import { parsePointer, toPointer } from '../model/pointer.ts';
import type { Schema } from '../model/schema.ts';
import type { SourceProblem } from '../source/problems.ts';

/** This check's rules, each with a one-line description. */
export const relationRules = {
  'relation-formula': 'a formula in `x-relations` is valid, and its properties and parameters exist',
};

/**
 * Finds formulas that the contract check could never evaluate, because they don't parse or use a nonexistent property or
 * parameter. Such a formula would never fail.
 */
export function checkRelations(spec: BundledSpec): SourceProblem[] {
  const { document } = spec.bundle;
  const model = Model.of(document);
  const variables = [
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
      problemsOf(holds, meant, variables).map((message) => ({
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

/** Returns the paths of all nodes in which the keyword is an array. */
function nodesWith(keyword: string, node: unknown, path: readonly string[] = []): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  const match = isObject(node) && Array.isArray(node[keyword]) ? [[...path]] : [];
  return [
    ...match,
    ...Object.entries(node).flatMap(([key, child]) => nodesWith(keyword, child, [...path, key])),
  ];
}

/** True if `schema` includes `part`, directly or indirectly. */
function isMadeOf(schema: Schema, part: Schema): boolean {
  return schema.parts.some(({ meant }) => meant === part || isMadeOf(meant, part));
}

/** @param objects the formula's schema, which must have the properties, then the schemas that include it, which may have them instead */
function problemsOf(
  text: string,
  [base, ...including]: readonly Schema[],
  variables: readonly string[],
): string[] {
  let formula: Formula;
  try {
    formula = parseFormula(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [`The formula is invalid: ${error.message.replace(/\.$/, '')}; correct it.`];
  }
  const { members, others } = namesIn(formula);
  return [
    ...members
      .filter(
        (path) =>
          !hasMember(base, path) &&
          (including.length === 0 || !including.every((schema) => hasMember(schema, path))),
      )
      .map((path) => `The object has no property \`${path.join('.')}\`; correct the name.`),
    ...others
      .filter((name) => !variables.includes(name))
      .map((name) => `No operation has a parameter \`${name}\` in its path or query; correct the name.`),
  ];
}

function hasMember(schema: Schema | undefined, [name, ...rest]: readonly string[]): boolean {
  const member = schema?.members.find((each) => each.name === name);
  if (!member) return false;
  return rest.length === 0 || hasMember(member.schema, rest);
}
