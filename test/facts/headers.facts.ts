/** Facts of the sections about request and response headers. */
import { ALL, JSON_TYPE, LANGUAGE, LOCALES, OPERATIONS, RATE_HEADERS, WRITING, XML_TYPE } from './names.ts';
import { anywhere, header, requestHeader, schema } from './places.ts';
import { fact, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const language = requestHeader('getTab', LANGUAGE);
const REPORTING = ['200', '400', '401', '403'];

const requestHeaders: Fact[] = [
  fact(
    'Common request headers',
    'accept.no-parameter',
    'Accept is the choice of a response media type, not a parameter',
    {
      kind: 'no-parameter',
      operationId: '*',
      name: 'Accept',
    },
  ),
  says(
    'Common request headers',
    'accept.required',
    'Accept is required',
    anywhere,
    '- Every request needs an `Accept` header: `application/vnd.service.v2.3+json` or',
  ),
  says(
    'Common request headers',
    'accept.json',
    'Accept may be the JSON media type',
    anywhere,
    '- Every request needs an `Accept` header: `application/vnd.service.v2.3+json` or',
  ),
  says(
    'Common request headers',
    'accept.xml',
    'Accept may be the XML media type',
    anywhere,
    '- Every request needs an `Accept` header: `application/vnd.service.v2.3+json` or `application/vnd.service.v2.3+xml`.',
  ),
  fact('Common request headers', 'accept.getTab', 'There are no media types but these two', {
    kind: 'response-media-types',
    operationId: 'getTab',
    mediaTypes: [JSON_TYPE, XML_TYPE],
  }),
  fact('Common request headers', 'key.no-parameter', 'x-api-key is the security scheme, not a parameter', {
    kind: 'no-parameter',
    operationId: '*',
    name: 'x-api-key',
  }),
  fact('Common request headers', 'key.required', 'x-api-key is required, on Get tab too', {
    kind: 'secured',
    operationId: 'getTab',
    header: 'x-api-key',
  }),
  ...ALL.map((operationId) =>
    fact(
      'Common request headers',
      `${operationId}.language`,
      `${operationId} takes an optional x-api-language`,
      {
        kind: 'parameter',
        operationId,
        location: 'header',
        name: LANGUAGE,
        required: false,
      },
    ),
  ),
  fact('Common request headers', 'language.no-default', 'x-api-language has no default value of its own', {
    kind: 'keyword',
    at: language,
    type: 'string',
    keyword: 'default',
    value: undefined,
  }),
  says(
    'Common request headers',
    'language.list',
    'x-api-language is a comma-separated list',
    language,
    'Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`.',
  ),
  fact(
    'Common request headers',
    'content-type.no-parameter',
    'Content-Type is the media type of a body, not a parameter',
    {
      kind: 'no-parameter',
      operationId: '*',
      name: 'Content-Type',
    },
  ),
  ...WRITING.map((operationId) =>
    fact(
      'Common request headers',
      `${operationId}.content-type`,
      `The body of ${operationId} is application/json`,
      {
        kind: 'request-body',
        operationId,
        mediaTypes: ['application/json'],
      },
    ),
  ),
  ...OPERATIONS.filter(({ method }) => method === 'get').map(({ operationId }) =>
    fact(
      'Common request headers',
      `${operationId}.no-content-type`,
      `${operationId} has no body and so no Content-Type`,
      {
        kind: 'no-request-body',
        operationId,
      },
    ),
  ),
];

const locales: Fact[] = [
  ...[...LOCALES, 'all'].map((code) =>
    fact('Common request headers', `language.${code}`, `x-api-language may be ${code}`, {
      kind: 'accepts',
      at: language,
      value: code,
    }),
  ),
  fact(
    'Common request headers',
    'language.several',
    'x-api-language may be several codes, separated by commas',
    {
      kind: 'accepts',
      at: language,
      value: LOCALES.join(','),
    },
  ),
  fact('Common request headers', 'language.all.among', 'all may stand among other values', {
    kind: 'accepts',
    at: language,
    value: `${LOCALES[0]},all`,
  }),
  ...['xx_XX', 'en_GB,xx_XX', 'en-GB', 'en_GB;fr_FR', 'ALL', 'en', ''].map((value) =>
    fact(
      'Common request headers',
      `language.not.${value || 'empty'}`,
      `x-api-language may not be "${value}"`,
      {
        kind: 'rejects',
        at: language,
        value,
      },
    ),
  ),
  fact('Common request headers', 'language.count', 'There are 46 locale codes beside all, and no more', {
    kind: 'enum-count',
    at: schema('LocaleCode'),
    count: 46,
  }),
  fact('Common request headers', 'LocaleCode.values', 'The locale codes are exactly these 46', {
    kind: 'enum-exact',
    at: schema('LocaleCode'),
    values: LOCALES,
    closed: true,
  }),
  fact(
    'Common request headers',
    'LocaleCode.no-all',
    'all stands beside the locale codes and is not one of them',
    {
      kind: 'enum-lacks',
      at: schema('LocaleCode'),
      value: 'all',
    },
  ),
  says(
    'Common request headers',
    'language.absent',
    'When the header is absent, the account default language is returned',
    [language, anywhere],
    "account's default language.",
  ),
  says(
    'Common request headers',
    'language.all.overrides',
    'all overrides any other value in the list',
    [language, anywhere],
    '`all` overrides any other value in the list.',
  ),
  says(
    'Common request headers',
    'language.unsupported',
    'A language that the account does not support gives a 400',
    [language, { in: 'condition', id: 'unsupported-language' }],
    'Language not supported',
  ),
];

const responseHeaders: Fact[] = [
  ...valueFacts('Common response headers', header('ETag'), 'string'),
  says(
    'Common response headers',
    'etag.meaning',
    'ETag is the entity tag of the returned representation',
    header('ETag'),
    'Entity tag of the returned representation.',
  ),
  fact('Common response headers', 'etag.tab', 'ETag stands on the Tab response', {
    kind: 'response-header',
    operationId: 'getTab',
    status: '200',
    header: 'ETag',
  }),
  fact('Common response headers', 'etag.only-tab', 'ETag is not said to stand on any other response', {
    kind: 'no-response-header',
    operationId: '*',
    header: 'ETag',
    except: ['getTab 200'],
  }),
  ...RATE_HEADERS.flatMap((name) => valueFacts('Common response headers', header(name), 'integer')),
  says(
    'Common response headers',
    'rate.limit.meaning',
    'X-RateLimit-Limit is the maximum of requests per minute',
    header('X-RateLimit-Limit'),
    'Maximum number of requests allowed per minute.',
  ),
  says(
    'Common response headers',
    'rate.remaining.meaning',
    'X-RateLimit-Remaining counts the requests left in the window',
    header('X-RateLimit-Remaining'),
    'Number of requests remaining in the current window.',
  ),
  says(
    'Common response headers',
    'rate.reset.meaning',
    'X-RateLimit-Reset is the Unix timestamp at which the window resets',
    header('X-RateLimit-Reset'),
    'Unix timestamp at which the current window resets.',
  ),
  ...valueFacts('Common response headers', header('Retry-After'), 'integer'),
  says(
    'Common response headers',
    'retry-after.meaning',
    'Retry-After is the number of seconds to wait before retrying',
    header('Retry-After'),
    'Seconds to wait before retrying.',
  ),
  ...RATE_HEADERS.flatMap((name) => [
    ...REPORTING.map((status) =>
      fact(
        'Common response headers',
        `rate.${name}.getTab.${status}`,
        `${name} stands on the ${status} response of Get tab`,
        {
          kind: 'response-header',
          operationId: 'getTab',
          status,
          header: name,
        },
      ),
    ),
    ...ALL.map((operationId) =>
      fact(
        'Common response headers',
        `rate.${name}.nowhere-else.${operationId}`,
        `No other response of ${operationId} is said to have ${name}`,
        {
          kind: 'no-response-header',
          operationId,
          header: name,
          except: REPORTING.map((status) => `getTab ${status}`),
        },
      ),
    ),
  ]),
];

/** Facts about headers. */
export const headerFacts: readonly Fact[] = [...requestHeaders, ...locales, ...responseHeaders];
