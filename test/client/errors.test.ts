/** Error classes, their kinds and `instanceof`. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as client from '../../scripts/client/runtime/index.ts';
import { GrantManagementError, StatusError } from '../../scripts/client/runtime/index.ts';

type ErrorClass = new (operation: string) => GrantManagementError;

/** Error classes with a single kind. */
const classes = Object.entries(client as unknown as Record<string, ErrorClass>).filter(
  ([name]) => /^[A-Z]\w+Error$/.test(name) && !['GrantManagementError', 'StatusError'].includes(name),
);

describe.each(classes)('%s', (name, TestedError) => {
  let error: InstanceType<ErrorClass>;
  beforeEach(() => {
    error = new TestedError('GET /fund/{}');
  });

  it('has the name and the kind of its class', () => {
    expect([error.name, `${error.kind}Error`, error.constructor]).toEqual([name, name, TestedError]);
    expect([error.operation, String(error)]).toEqual([
      'GET /fund/{}',
      expect.stringContaining(`${name}: GET /fund/{}: `),
    ]);
  });

  it('is an instance of its own class only', () => {
    for (const [other, OtherError] of classes)
      expect([other, error instanceof OtherError]).toEqual([other, other === name]);
    expect(error).toBeInstanceOf(GrantManagementError);
  });

  it('is not an instance of a subclass', () => {
    class Subclass extends TestedError {}
    expect(error).not.toBeInstanceOf(Subclass);
    expect(new Subclass('x')).toBeInstanceOf(TestedError);
  });

  it('is a StatusError if it has a status', () => {
    expect(error instanceof StatusError).toBe('status' in error);
  });

  it('has a default message', () => {
    const { status } = error as { status?: number };
    expect(error.message).toBe(`GET /fund/{}: ${status === undefined ? 'no message.' : `status ${status}.`}`);
  });
});

describe('a StatusError', () => {
  it('has an empty response by default', () => {
    const error = new StatusError('GET /fund/{}', { status: 418 }, 'UnexpectedStatus');
    expect(error).toMatchObject({
      status: 418,
      text: '',
      kind: 'UnexpectedStatus',
      name: 'StatusError',
    });
    expect(error.body).toBeUndefined();
    expect({ ...error.meta, header: error.meta.header('etag') }).toEqual({
      status: 418,
      attempts: 1,
      header: null,
      etag: null,
      rateLimit: undefined,
      retryAfter: undefined,
    });
  });

  it('keeps the status of its class', () => {
    const error = new client.NotFoundError('GET /fund/{}', { status: 500 });
    expect([error.status, error.meta.status, error.message]).toEqual([404, 404, 'GET /fund/{}: status 404.']);
  });

  it('has the kind UnexpectedStatus by default', () => {
    const error = new StatusError('x');
    expect([error.kind, error.name, error.constructor.name]).toEqual([
      'UnexpectedStatus',
      'StatusError',
      'StatusError',
    ]);
  });
});
