/** Facts of the sections about request and response headers. */
import { ALL, JSON_TYPE, LANGUAGE, LOCALES, OPERATIONS, RATE_HEADERS, WRITING, XML_TYPE } from './names.ts';
import { anywhere, header, requestHeader, schema } from './places.ts';
import { fact, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const language = requestHeader('getTab', LANGUAGE);
const REPORTING = ['200', '400', '401', '403'];

const requestHeaders: Fact[] = [
  fact(55, 'accept.no-parameter', 'Accept is the choice of a response media type, not a parameter', {
    kind: 'no-parameter',
    operationId: '*',
    name: 'Accept',
  }),
  says(
    55,
    'accept.required',
    'Accept is required',
    anywhere,
    /Accept/,
    /required|must|every request|each request|always/i,
  ),
  says(
    55,
    'accept.json',
    'Accept may be the JSON media type',
    anywhere,
    /Accept/,
    /application\/vnd\.service\.v2\.3\+json/,
  ),
  says(
    55,
    'accept.xml',
    'Accept may be the XML media type',
    anywhere,
    /Accept/,
    /application\/vnd\.service\.v2\.3\+xml|\.{3}\+xml|\+xml/,
  ),
  fact(55, 'accept.getTab', 'There are no media types but these two', {
    kind: 'response-media-types',
    operationId: 'getTab',
    mediaTypes: [JSON_TYPE, XML_TYPE],
  }),
  fact(56, 'key.no-parameter', 'x-api-key is the security scheme, not a parameter', {
    kind: 'no-parameter',
    operationId: '*',
    name: 'x-api-key',
  }),
  fact(56, 'key.required', 'x-api-key is required, on Get tab too', {
    kind: 'secured',
    operationId: 'getTab',
    header: 'x-api-key',
  }),
  ...ALL.map((operationId) =>
    fact(57, `${operationId}.language`, `${operationId} takes an optional x-api-language`, {
      kind: 'parameter',
      operationId,
      location: 'header',
      name: LANGUAGE,
      required: false,
    }),
  ),
  fact(57, 'language.no-default', 'x-api-language has no default value of its own', {
    kind: 'keyword',
    at: language,
    type: 'string',
    keyword: 'default',
    value: undefined,
  }),
  says(57, 'language.list', 'x-api-language is a comma-separated list', language, /comma/i),
  fact(58, 'content-type.no-parameter', 'Content-Type is the media type of a body, not a parameter', {
    kind: 'no-parameter',
    operationId: '*',
    name: 'Content-Type',
  }),
  ...WRITING.map((operationId) =>
    fact(58, `${operationId}.content-type`, `The body of ${operationId} is application/json`, {
      kind: 'request-body',
      operationId,
      mediaTypes: ['application/json'],
    }),
  ),
  ...OPERATIONS.filter(({ method }) => method === 'get').map(({ operationId }) =>
    fact(58, `${operationId}.no-content-type`, `${operationId} has no body and so no Content-Type`, {
      kind: 'no-request-body',
      operationId,
    }),
  ),
];

const locales: Fact[] = [
  ...[...LOCALES, 'all'].map((code) =>
    fact(60, `language.${code}`, `x-api-language may be ${code}`, {
      kind: 'accepts',
      at: language,
      value: code,
    }),
  ),
  fact(57, 'language.several', 'x-api-language may be several codes, separated by commas', {
    kind: 'accepts',
    at: language,
    value: LOCALES.join(','),
  }),
  fact(62, 'language.all.among', 'all may stand among other values', {
    kind: 'accepts',
    at: language,
    value: `${LOCALES[0]},all`,
  }),
  ...['xx_XX', 'en_GB,xx_XX', 'en-GB', 'en_GB;fr_FR', 'ALL', 'en', ''].map((value) =>
    fact(60, `language.not.${value || 'empty'}`, `x-api-language may not be "${value}"`, {
      kind: 'rejects',
      at: language,
      value,
    }),
  ),
  fact(60, 'language.count', 'There are 46 locale codes beside all, and no more', {
    kind: 'enum-count',
    at: schema('LocaleCode'),
    count: 46,
  }),
  fact(60, 'LocaleCode.values', 'The locale codes are exactly these 46', {
    kind: 'enum-exact',
    at: schema('LocaleCode'),
    values: LOCALES,
    closed: true,
  }),
  fact(57, 'LocaleCode.no-all', 'all stands beside the locale codes and is not one of them', {
    kind: 'enum-lacks',
    at: schema('LocaleCode'),
    value: 'all',
  }),
  says(
    61,
    'language.absent',
    'When the header is absent, the account default language is returned',
    [language, anywhere],
    /absent|omit|without|no header|not sent|missing|default/i,
    /account/i,
    /default/i,
  ),
  says(
    62,
    'language.all.overrides',
    'all overrides any other value in the list',
    [language, anywhere],
    /\ball\b/,
    /overrid|regardless|whatever|takes precedence/i,
  ),
  says(
    63,
    'language.unsupported',
    'A language that the account does not support gives a 400',
    [language, { in: 'condition', id: 'unsupported-language' }],
    /support/i,
    /400|language/i,
  ),
];

const responseHeaders: Fact[] = [
  ...valueFacts(69, header('ETag'), 'string'),
  says(
    69,
    'etag.meaning',
    'ETag is the entity tag of the returned representation',
    header('ETag'),
    /entity tag|etag/i,
    /representation|response/i,
  ),
  fact(69, 'etag.tab', 'ETag stands on the Tab response', {
    kind: 'response-header',
    operationId: 'getTab',
    status: '200',
    header: 'ETag',
  }),
  fact(69, 'etag.only-tab', 'ETag is not said to stand on any other response', {
    kind: 'no-response-header',
    operationId: '*',
    header: 'ETag',
    except: ['getTab 200'],
  }),
  ...RATE_HEADERS.flatMap((name, index) => valueFacts(70 + index, header(name), 'integer')),
  says(
    70,
    'rate.limit.meaning',
    'X-RateLimit-Limit is the maximum of requests per minute',
    header('X-RateLimit-Limit'),
    /max|most|allowed/i,
    /minute/i,
  ),
  says(
    71,
    'rate.remaining.meaning',
    'X-RateLimit-Remaining counts the requests left in the window',
    header('X-RateLimit-Remaining'),
    /remain|left/i,
    /window/i,
  ),
  says(
    72,
    'rate.reset.meaning',
    'X-RateLimit-Reset is the Unix timestamp at which the window resets',
    header('X-RateLimit-Reset'),
    /unix/i,
    /reset/i,
  ),
  ...valueFacts(73, header('Retry-After'), 'integer'),
  says(
    73,
    'retry-after.meaning',
    'Retry-After is the number of seconds to wait before retrying',
    header('Retry-After'),
    /second/i,
    /wait|retry/i,
  ),
  ...RATE_HEADERS.flatMap((name) => [
    ...REPORTING.map((status) =>
      fact(75, `rate.${name}.getTab.${status}`, `${name} stands on the ${status} response of Get tab`, {
        kind: 'response-header',
        operationId: 'getTab',
        status,
        header: name,
      }),
    ),
    ...ALL.map((operationId) =>
      fact(
        75,
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
