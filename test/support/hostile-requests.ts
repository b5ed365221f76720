import fc from 'fast-check';
import { facts, jsonMediaType, mockData, xmlMediaType } from './mock.ts';

/** Bytes to send over one connection. */
export interface HostileExchange {
  /** Methods of the requests, in order, because responses to HEAD have no body. */
  readonly methods: readonly string[];
  readonly bytes: Buffer;
  /** True if the last request is truncated, so that it may get no response. */
  readonly cut: boolean;
}

interface Request {
  readonly method: string;
  readonly bytes: Buffer;
}

const slugs = Object.values(mockData).flatMap((records) =>
  records.slice(0, 3).flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : [])),
);
const paths = facts.operations.map(({ path }) => path);

const slug = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...slugs, 'NotFound') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '__proto__',
      'constructor',
      '..',
      '.',
      '',
      '%',
      '%zz',
      '%E0%A4%A',
      '%00',
      '%2F',
      '%2e%2e',
      'ab cd',
      '{}',
      '*',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(...'aZ09%/?&=.;~\\"\'<>{}|^`é'), maxLength: 40 }),
  },
  { weight: 1, arbitrary: fc.nat(9_000).map((length) => 'a'.repeat(length)) },
);
const path = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...paths), slug)
      .map(([template, value]) => template.replace(/\{[^}]+\}/, () => value)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/',
      '//',
      '*',
      '/__mock',
      '/__mock/ready',
      '/__mock/state',
      '/__mock/nothing',
      'http://x/fund/AbCdEfGh',
      '/a'.repeat(3_000),
    ),
  },
  { weight: 1, arbitrary: slug.map((value) => `/${value}`) },
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('page', 'per_page', '__proto__', 'x'),
        fc.oneof(
          fc.integer().map(String),
          fc.constantFrom('', '1e3', 'NaN', 'Infinity', '%', '%zz', '1&page=2', '[]'),
        ),
      )
      .map(([name, value]) => `?${name}=${value}`),
  },
);
const headerText = fc.string({
  unit: fc.constantFrom(...'abAB019 ,;=/+*"\'()<>@:\\[]{}_-.%é\t'),
  maxLength: 60,
});
const accept = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(jsonMediaType, xmlMediaType) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('*/*', 'text/html', 'foo', 'text/html;;=', `${jsonMediaType};q=0.5`, '', ','),
  },
  { weight: 1, arbitrary: headerText },
);
const key = fc.oneof(
  { weight: 6, arbitrary: fc.constant('k') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...facts.conditions.map(({ id }) => `mock-key-${id}`),
      '__proto__',
      'constructor',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(...'abcdef0123456789'), minLength: 8, maxLength: 60 }),
  },
);
const language = fc.oneof(
  fc.constantFrom(
    'all',
    'en_GB',
    'fr_FR,en_GB',
    'xx_XX',
    'en_GB, fr_FR',
    'de_DE,all',
    '__proto__',
    ','.repeat(500),
    ' '.repeat(9_000),
  ),
  headerText,
);
const prefer = fc.oneof(
  fc.constantFrom(
    'code=404',
    'code=204',
    'code=422',
    'code=2XX',
    'example=paid',
    'code=999',
    'code=-1',
    'code=1e3',
    'dynamic=true',
    'example=__proto__',
  ),
  headerText,
);
const contentType = fc.oneof(
  { weight: 5, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'x',
      'text/plain',
      'application/xml',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      '',
    ),
  },
);
const body = fc.oneof(
  { weight: 20, arbitrary: fc.json({ maxDepth: 4 }) },
  {
    weight: 20,
    arbitrary: fc
      .dictionary(
        fc.oneof(
          fc.constantFrom('MDfktWCW', 'vTnRcSMr', '__proto__', 'constructor'),
          fc.string({ maxLength: 12 }),
        ),
        fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.boolean(), fc.jsonValue({ maxDepth: 2 })),
      )
      .map((fields) => JSON.stringify({ fields })),
  },
  {
    weight: 10,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '{',
      'null',
      '{"__proto__":{"fields":{}}}',
      '{"fields":{"toString":"x"}}',
      '{"reviewer":"XdXCMewm"}',
      '\uFEFF{}',
      '{"fields":{},"fields":1}',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '['.repeat(100_000),
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      `${'{"fields":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(1_000_000, 1_048_560, 1_048_577, 1_500_000)
      .map((length) => `{"fields":{"MDfktWCW":"${'x'.repeat(length)}"}}`),
  },
);

function rarely(arbitrary: fc.Arbitrary<string>): fc.Arbitrary<string | undefined> {
  return fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

function build(request: {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | undefined>;
  /** True if it has a Host header. */
  named: boolean;
  body: string | undefined;
  chunked: boolean;
}): Request {
  const { method, chunked } = request;
  const content = request.body === undefined ? undefined : Buffer.from(request.body);
  const framing =
    content === undefined
      ? []
      : chunked
        ? ['Transfer-Encoding: chunked']
        : [`Content-Length: ${content.byteLength}`];
  const lines = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  const head = [
    `${method} ${request.path.replaceAll(' ', '%20')}${request.query} HTTP/1.1`,
    // Without Host, a response to HEAD has no body, unlike the responses to other malformed requests.
    ...(request.named || method === 'HEAD' ? ['Host: mock'] : []),
    ...lines,
    ...framing,
    '',
    '',
  ].join('\r\n');
  const parts = [Buffer.from(head, 'latin1')];
  if (content !== undefined && chunked) {
    if (content.byteLength > 0)
      parts.push(Buffer.from(`${content.byteLength.toString(16)}\r\n`), content, Buffer.from('\r\n'));
    parts.push(Buffer.from('0\r\n\r\n'));
  } else if (content !== undefined) parts.push(content);
  return { method, bytes: Buffer.concat(parts) };
}

const request = fc
  .record({
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('GET', 'PUT', 'POST') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'TRACE', 'BREW', 'PURGE'),
      },
    ),
    path,
    query,
    headers: fc.record({
      Accept: fc.option(accept, { freq: 10, nil: undefined }),
      [facts.apiKeyHeader]: fc.option(key, { freq: 10, nil: undefined }),
      [facts.languageHeader]: fc.option(language, { freq: 1, nil: undefined }),
      Prefer: rarely(prefer),
      'Content-Type': fc.option(contentType, { freq: 8, nil: undefined }),
      'Content-Encoding': rarely(fc.constantFrom('identity', 'gzip', ',')),
      Origin: rarely(fc.constant('http://page.invalid')),
      Expect: rarely(fc.constantFrom('100-continue', 'x')),
    }) as fc.Arbitrary<Record<string, string | undefined>>,
    named: fc.oneof(
      { weight: 20, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    body: fc.option(body, { freq: 2, nil: undefined }),
    chunked: fc.boolean(),
  })
  .map(build);

const garbage = fc
  .uint8Array({ minLength: 1, maxLength: 200 })
  .map((bytes) => ({ method: '?', bytes: Buffer.from(bytes) }));

/** All kinds of requests: alone, pipelined or truncated, and bytes that aren't HTTP. */
export const hostileExchange: fc.Arbitrary<HostileExchange> = fc.oneof(
  { weight: 20, arbitrary: request.map(({ method, bytes }) => ({ methods: [method], bytes, cut: false })) },
  {
    weight: 3,
    arbitrary: fc.array(request, { minLength: 2, maxLength: 5 }).map((requests) => ({
      methods: requests.map(({ method }) => method),
      bytes: Buffer.concat(requests.map(({ bytes }) => bytes)),
      cut: false,
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(request, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([{ method, bytes }, share]) => ({
        methods: [method],
        bytes: bytes.subarray(0, Math.floor(bytes.byteLength * share)),
        cut: true,
      })),
  },
  { weight: 1, arbitrary: garbage.map(({ method, bytes }) => ({ methods: [method], bytes, cut: true })) },
);
