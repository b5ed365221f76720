/** Facts of the introduction, the conventions and the list of resource groups. */
import { ALL, GROUPS, JSON_TYPE, LANGUAGE, XML_TYPE } from './names.ts';
import { anywhere, pathParameter, requestHeader, schema, tag } from './places.ts';
import type { Place } from './places.ts';
import { fact, field, says, SLUG_PATTERN, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';
import { OPERATIONS } from './names.ts';

const info: Place = { in: 'info' };
const server: Place = { in: 'server' };
const reference = schema('ResourceReference');

const REGIONS = ['US', 'EU', 'Australasia', 'Canada', 'Hong Kong'];

const introduction: Fact[] = [
  fact(
    'Grant-Management Service Interface, Version 2.3',
    'info.version',
    'The interface described has version 2.3',
    {
      kind: 'info-version',
      words: /^2\.3(\.|$)/,
    },
  ),
  says(
    'Grant-Management Service Interface, Version 2.3',
    'info.title',
    'The interface is that of the grant-management service',
    info,
    'Grant-Management Service',
  ),
  says(
    'Grant-Management Service Interface, Version 2.3',
    'info.not-shown',
    'Where the interface is not fully known, the document says so with the words "not shown"',
    [info, anywhere],
    'the interface document says that this is "not shown"',
  ),
];

const conventions: Fact[] = [
  fact(
    'Grant-Management Service Interface, Version 2.3',
    'server',
    'Every address begins with one of five regional base addresses, none of them given',
    {
      kind: 'server',
      count: 5,
    },
  ),
  ...REGIONS.map((name) =>
    fact(
      'Grant-Management Service Interface, Version 2.3',
      `server.${name}`,
      `There is a regional base address for ${name}`,
      {
        kind: 'server-region',
        name,
      },
    ),
  ),
  says(
    'Grant-Management Service Interface, Version 2.3',
    'server.own-region',
    'An account uses its own region',
    [server, info, anywhere],
    'There are five regions, and an account uses its own.',
  ),
  says(
    'Grant-Management Service Interface, Version 2.3',
    'server.regional',
    'Paths are relative to the regional base address of the service',
    [info, anywhere],
    "- Request URL = your region's base URL + the operation's path.",
  ),
  ...valueFacts('Grant-Management Service Interface, Version 2.3', schema('Slug'), 'string', {
    slug: true,
    accepts: ['AbcdEfgh', 'abcdefgh', 'ABCDEFGH'],
    rejects: ['Abcdefg', 'AbcdefghI', 'Abcdefg1', 'Abcd-fgh', '', 'Àbcdefgh'],
  }),
  says(
    'Grant-Management Service Interface, Version 2.3',
    'slug.meaning',
    'A slug is an identifier of 8 letters, and every resource has one',
    [schema('Slug'), anywhere],
    '- Every resource has a slug of 8 letters, and every path parameter named `*_slug` takes one.',
  ),
  ...OPERATIONS.flatMap((op) =>
    'slug' in op
      ? [
          fact(
            'Grant-Management Service Interface, Version 2.3',
            `${op.operationId}.${op.slug}.pattern`,
            `The path parameter ${op.slug} has the slug pattern`,
            {
              kind: 'pattern',
              at: pathParameter(op.operationId, op.slug),
              pattern: SLUG_PATTERN,
            },
          ),
        ]
      : [],
  ),
  ...valueFacts('Grant-Management Service Interface, Version 2.3', reference, 'object'),
  ...field('Grant-Management Service Interface, Version 2.3', reference, 'slug', 'string', { slug: true }),
  ...field('Grant-Management Service Interface, Version 2.3', reference, 'link', 'string', { uri: true }),
  fact(
    'Grant-Management Service Interface, Version 2.3',
    'ResourceReference.name',
    'Often a name is included in a reference, so it may be absent',
    {
      kind: 'required',
      at: reference,
      name: 'name',
      required: false,
    },
  ),
  fact(
    'Grant-Management Service Interface, Version 2.3',
    'ResourceReference.open',
    'A reference may have further members',
    {
      kind: 'open-object',
      at: reference,
    },
  ),
  fact(
    'Grant-Management Service Interface, Version 2.3',
    'ResourceReference.more',
    'A reference with a further member is valid',
    {
      kind: 'accepts',
      at: reference,
      value: { slug: 'AbcdEfgh', link: 'https://us.invalid/season/AbcdEfgh', other: 1 },
    },
  ),
  fact(
    'Grant-Management Service Interface, Version 2.3',
    'ResourceReference.no-slug',
    'A reference has a slug',
    {
      kind: 'rejects',
      at: reference,
      value: { link: 'https://us.invalid/season/AbcdEfgh' },
    },
  ),
  fact(
    'Grant-Management Service Interface, Version 2.3',
    'ResourceReference.no-link',
    'A reference has a link',
    {
      kind: 'rejects',
      at: reference,
      value: { slug: 'AbcdEfgh' },
    },
  ),
  says(
    'Grant-Management Service Interface, Version 2.3',
    'ResourceReference.link.meaning',
    'link is the canonical URI of the referenced resource',
    [schema('ResourceReference', 'link'), reference],
    'Canonical URI of the referenced resource.',
  ),
  ...valueFacts('Grant-Management Service Interface, Version 2.3', schema('TranslatedText'), 'object', {
    accepts: [{ en_GB: 'Name' }, { en_GB: 'Name', fr_FR: 'Nom' }],
    rejects: ['Name', ['Name'], { en_GB: 1 }, { en_GB: { text: 'Name' } }],
  }),
  ...valueFacts('Grant-Management Service Interface, Version 2.3', schema('TranslatedText', '*'), 'string'),
  says(
    'Grant-Management Service Interface, Version 2.3',
    'TranslatedText.meaning',
    'Translated text maps a locale code to a string',
    schema('TranslatedText'),
    'Text in one or more languages: a map from locale code, such as `en_GB`, to string.',
  ),
  ...valueFacts('Grant-Management Service Interface, Version 2.3', schema('ZuluDateTime'), 'string', {
    zulu: true,
    accepts: ['2024-01-31T12:00:00Z'],
    rejects: ['2024-01-31', '2024-01-31T12:00:00', '31/01/2024', 'Wed, 31 Jan 2024 12:00:00 GMT'],
  }),
  says(
    'Grant-Management Service Interface, Version 2.3',
    'ZuluDateTime.meaning',
    'Date-times are ISO 8601 in Zulu form',
    [schema('ZuluDateTime'), anywhere],
    'Since 2.3, dates are ISO 8601 in UTC (`Z`).',
  ),
];

const purpose: Fact[] = [
  says(
    'What the service does',
    'info.rest',
    'The service is a REST interface for managing grant-making programs',
    [info, anywhere],
    'A REST interface for grant-making programs, from funding cycles and forms to payments and webhooks.',
  ),
  ...[
    'seasons',
    'forms',
    'tabs',
    'applications',
    'contributors',
    'reviewer assignments',
    'funds',
    'allocations',
    'payments',
    'users',
    'webhook subscriptions',
  ].map((name) =>
    says('What the service does', `info.purpose.${name}`, `The service manages ${name}`, [info, anywhere]),
  ),
  says(
    'What the service does',
    'info.purpose.cycles',
    'Funding cycles are called seasons',
    [tag('Seasons'), info, anywhere],
    'A REST interface for managing grant-making programs: funding cycles (seasons), forms and their tabs,',
  ),
];

const groups: Fact[] = [
  fact('What the service does', 'tags', 'The resource groups are exactly these 25, in this order', {
    kind: 'tags-exact',
    names: GROUPS.map(({ name }) => name),
  }),
  ...GROUPS.map(({ name, heading }, index) =>
    fact(heading, `tag.${name}`, `${name} is resource group ${index + 1}`, {
      kind: 'tag',
      name,
      position: index + 1,
    }),
  ),
  ...GROUPS.map(({ name, heading, readOnly }) =>
    fact(heading, `tag.${name}.read-only`, `${name} is ${readOnly ? '' : 'not '}called read-only`, {
      kind: 'tag-word',
      name,
      word: /read-only/i,
      present: readOnly,
    }),
  ),
  says(
    'What the service does',
    'tag.Account.settings',
    'Account holds organisation-level settings',
    tag('Account'),
    'Organisation-level settings of the tenant tied to the API key.',
  ),
  says(
    'What the service does',
    'tag.Account.tenant',
    'The account is that of the tenant tied to the key',
    tag('Account'),
    'Organisation-level settings of the tenant tied to the API key.',
  ),
  says(
    'What the service does',
    'tag.Applications.real-time',
    'Applications include granular real-time updates',
    tag('Applications'),
    'Applications, including granular real-time updates.',
  ),
  says(
    'What the service does',
    'tag.Documents.kinds',
    'Documents are PDF and export generation',
    tag('Documents'),
    'PDFs and exports, generated asynchronously: poll for completion.',
  ),
  says(
    'What the service does',
    'tag.Documents.poll',
    'Generation is asynchronous: poll for completion',
    tag('Documents'),
    'PDFs and exports, generated asynchronously: poll for completion.',
  ),
];

const behaviour: Fact[] = [
  ...ALL.map((operationId) =>
    fact('What the service does', `${operationId}.json-xml`, `Responses of ${operationId} are JSON or XML`, {
      kind: 'response-media-types',
      operationId,
      mediaTypes: [JSON_TYPE, XML_TYPE],
    }),
  ),
  ...ALL.flatMap((operationId) => [
    fact(
      'What the service does',
      `${operationId}.same`,
      `${operationId} answers with the same content in JSON and XML`,
      {
        kind: 'same-schema',
        operationId,
      },
    ),
    fact(
      'What the service does',
      `${operationId}.xml-gap`,
      `The XML form of the responses of ${operationId} is not described`,
      {
        kind: 'media-type-gap',
        operationId,
        mediaType: XML_TYPE,
        id: 'GAP-030',
      },
    ),
  ]),
  says(
    'What the service does',
    'accept.chooses',
    'The Accept header chooses between JSON and XML',
    anywhere,
    '- Every request needs an `Accept` header: `application/vnd.service.v2.3+json` or `application/vnd.service.v2.3+xml`.',
  ),
  fact(
    'What the service does',
    'xml.no-invention',
    'XML element names are not described, so no schema names any',
    {
      kind: 'keyword-nowhere',
      keyword: 'xml',
    },
  ),
  ...ALL.map((operationId) =>
    fact('What the service does', `${operationId}.key`, `${operationId} needs an API key`, {
      kind: 'secured',
      operationId,
      header: 'x-api-key',
    }),
  ),
  says(
    'What the service does',
    'language.translated',
    'Responses that carry translated text honour x-api-language',
    requestHeader('getTab', LANGUAGE),
    'Languages of translated text in the response: a comma-separated list of locale codes, such as `en_GB,fr_FR`, or `all`.',
  ),
  says(
    'What the service does',
    'assignments.asynchronous',
    'Bulk assignment creation is asynchronous',
    [tag('Assignments'), { in: 'unplaced', operationId: 'bulkCreateAssignments' }, anywhere],
    '- Creating assignments in bulk and generating documents are asynchronous.',
  ),
  says(
    'What the service does',
    'documents.asynchronous',
    'Document generation is asynchronous',
    [tag('Documents'), anywhere],
    '- Creating assignments in bulk and generating documents are asynchronous.',
  ),
  ...GROUPS.filter(({ name }) => name !== 'Documents' && name !== 'Assignments').map(({ name }) =>
    fact('What the service does', `tag.${name}.asynchronous`, `Nothing of ${name} is called asynchronous`, {
      kind: 'tag-word',
      name,
      word: /asynchronous/i,
      present: false,
    }),
  ),
];

/** Facts about the whole service. */
export const generalFacts: readonly Fact[] = [
  ...introduction,
  ...conventions,
  ...purpose,
  ...groups,
  ...behaviour,
];
