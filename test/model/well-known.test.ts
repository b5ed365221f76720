/** The well-known names exist in the bundle. */
import { describe, expect, it } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import {
  conditionIds,
  errorMembers,
  pageMembers,
  type ParameterRole,
  responseHeaders,
  roleOf,
} from '../../scripts/model/well-known.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const [list] = model.operations.flatMap((operation) => operation.list ?? []);
const error = model.operations.flatMap(({ errors }) => errors).find(({ status }) => status === '422');

describe('the well-known names', () => {
  it.each([
    ['the error conditions', Object.values(conditionIds), model.conditions.map(({ id }) => id)],
    ['the fields of a page', Object.values(pageMembers), list?.page.members.map(({ name }) => name)],
    ['the fields of an error', Object.values(errorMembers), error?.schema?.members.map(({ name }) => name)],
    ['the response headers', Object.values(responseHeaders), [...model.headers.keys()]],
  ])('exist in the bundle: %s', (_, expected, documented) => {
    expect(documented).toEqual(expect.arrayContaining([...expected]));
  });

  it('include every field of a page', () => {
    expect(list?.page.members.map(({ name }) => name).toSorted()).toEqual(
      Object.values(pageMembers).toSorted(),
    );
  });
});

it('page and page size parameters are recognized', () => {
  const parameters = model.operations.flatMap(({ queryParameters }) => queryParameters);
  const roles = new Set(parameters.map(roleOf));
  for (const role of ['page', 'page-size'] satisfies ParameterRole[]) expect(roles).toContain(role);
  expect([...model.schemas.keys()]).toContain('SortDirection');
});
