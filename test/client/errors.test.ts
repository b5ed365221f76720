/** What tells errors apart, and where they say that they come from. */
import { beforeEach, describe, expect, it } from 'vitest';
import { withFramesOf } from '../../scripts/client/runtime/frames.ts';
import * as client from '../../scripts/client/runtime/index.ts';
import { GrantManagementError, isStatusError, StatusError } from '../../scripts/client/runtime/index.ts';

type ErrorClass = typeof GrantManagementError;
type Guard = (error: unknown) => boolean;

/** Each class of errors but the two that hold several kinds, by its name. */
const classes = Object.entries(client).filter(
  (entry): entry is [string, ErrorClass] =>
    /^[A-Z]\w+Error$/.test(entry[0]) && !['GrantManagementError', 'StatusError'].includes(entry[0]),
);

describe.each(classes)('%s', (name, OwnError) => {
  let error: InstanceType<ErrorClass>;
  beforeEach(() => {
    error = new OwnError('GET /fund/{}');
  });

  it('has the name and the kind of its class', () => {
    expect([error.name, `${error.kind}Error`, OwnError.kind]).toEqual([name, name, error.kind]);
    expect([error.operation, String(error)]).toEqual([
      'GET /fund/{}',
      expect.stringContaining(`${name}: GET /fund/{}: `),
    ]);
  });

  it('is of its class, by `instanceof` and by its guard, and of no other', () => {
    for (const [other, OtherError] of classes) {
      const guard = Reflect.get(client, `is${other}`) as Guard;
      const expected = other === name;
      expect([other, error instanceof OtherError, guard(error)]).toEqual([other, expected, expected]);
    }
    expect(error).toBeInstanceOf(GrantManagementError);
  });

  it('is a StatusError when it has a status', () => {
    expect([error instanceof StatusError, isStatusError(error)]).toEqual(
      'status' in error ? [true, true] : [false, false],
    );
  });

  it('says something, also when it was made without a message', () => {
    const { status } = error as { status?: number };
    expect(error.message).toBe(
      `GET /fund/{}: ${status === undefined ? 'made without a message.' : `answered with status ${status}.`}`,
    );
  });
});

const named = (error: GrantManagementError): string[] => [error.kind, error.name];

describe('an error of a status', () => {
  it('that is made for a test is an empty answer', () => {
    const error = new StatusError('GET /fund/{}', { status: 418 }, 'UnexpectedStatus');
    expect(error).toMatchObject({
      status: 418,
      text: '',
      kind: 'UnexpectedStatus',
      name: 'UnexpectedStatusError',
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
    expect(new client.RedirectError('GET /fund/{}').status).toBe(0);
    expect(new client.RedirectError('GET /fund/{}', { status: 303 }).status).toBe(303);
  });

  it('that its class stands for cannot be given another', () => {
    const error = new client.NotFoundError('GET /fund/{}', { status: 500 });
    expect([error.status, error.meta.status, error.message]).toEqual([
      404,
      404,
      'GET /fund/{}: answered with status 404.',
    ]);
  });

  it('has the kind of its status when none is given', () => {
    expect(named(new StatusError('x', { status: 404 }))).toEqual(['NotFound', 'NotFoundError']);
    expect(new StatusError('x', { status: 404 })).toBeInstanceOf(client.NotFoundError);
    expect(named(new StatusError('x'))).toEqual(['UnexpectedStatus', 'UnexpectedStatusError']);
    const bare = new GrantManagementError('x');
    expect([bare.name, bare instanceof GrantManagementError, isStatusError(bare)]).toEqual([
      'GrantManagementError',
      true,
      false,
    ]);
  });

  it('has the kind of its class, or the one that is given', () => {
    expect(new client.NotFoundError('x').kind).toBe('NotFound');
    expect(new client.NotFoundError('x', {}, 'Forbidden')).toBeInstanceOf(client.ForbiddenError);
  });
});

describe('the frames of an error', () => {
  const origin = { stack: 'Error\n    at caller (file.ts:1:1)' } as Error;

  it('end with those of the caller', () => {
    const error = new Error('x');
    const before = error.stack;
    expect(withFramesOf(error, origin)).toBe(error);
    expect(error.stack).toBe(`${before}\n    at caller (file.ts:1:1)`);
  });

  it('name the caller once', () => {
    const error = new Error('x');
    withFramesOf(error, origin);
    const once = error.stack;
    withFramesOf(error, origin);
    expect(error.stack).toBe(once);
    withFramesOf(error, { stack: 'Error\n    at outer (file.ts:2:2)\n    at caller (file.ts:1:1)' } as Error);
    expect(error.stack).toBe(once);
  });

  it('stay as they are where there are none', () => {
    const bare = Object.assign(new Error('x'), { stack: undefined });
    expect((withFramesOf(bare, origin) as Error).stack).toBeUndefined();
    const error = new Error('x');
    const before = error.stack;
    withFramesOf(error, {} as Error);
    expect(error.stack?.trimEnd()).toBe(before);
    expect(withFramesOf('thrown', origin)).toBe('thrown');
  });
});
