/** Facts of the section about the Tab resource. */
import { schema } from './places.ts';
import { fact, field, members, says, valueFacts } from './rows.ts';
import type { Fact } from './rows.ts';

const tab = schema('Tab');
const settings = schema('Tab', 'settings');
const at = (name: string) => schema('Tab', name);
const setting = (name: string) => schema('Tab', `settings.${name}`);

const category = (name: string | Record<string, string>) => ({
  slug: 'AbcdEfgh',
  link: 'https://us.invalid/category/AbcdEfgh',
  name,
});

const fields: Fact[] = [
  ...valueFacts('Tab', tab, 'object'),
  ...field('Tab', tab, 'slug', 'string', { slug: true }),
  ...field('Tab', tab, 'form', 'string', { slug: true, rejects: ['Abc', 'AbcdEfghi', 'Abcd3fgh'] }),
  ...field('Tab', tab, 'season', 'object'),
  ...members('Tab', at('season'), ['slug', 'link', 'name']),
  ...field('Tab', tab, 'type', 'string', {
    values: ['details', 'attachments', 'contributors', 'fields', 'eligibility', 'referees'],
  }),
  ...field('Tab', tab, 'resource', 'string', { values: ['applications', 'users'] }),
  ...field('Tab', tab, 'name', 'object', {
    accepts: [{ en_GB: 'Details' }],
    rejects: ['Details', { en_GB: 1 }],
  }),
  ...valueFacts('Tab', at('name.*'), 'string'),
  ...field('Tab', tab, 'order', 'integer'),
  ...field('Tab', tab, 'locked', 'boolean'),
  ...field('Tab', tab, 'visible_to_applicants', 'boolean'),
  ...field('Tab', tab, 'category_option', 'string', { values: ['all', 'select'] }),
  ...field('Tab', tab, 'categories', 'array', {
    accepts: [[category('Arts')], [category({ en_GB: 'Arts' }), category({ en_GB: 'Sport' })], ['*']],
    rejects: ['*', ['all'], ['*', '*'], [category('Arts'), '*'], ['AbcdEfgh'], null],
  }),
  ...members('Tab', at('categories[]'), ['slug', 'link', 'name']),
  ...field('Tab', tab, 'content_block', 'object|null', { accepts: [null] }),
  ...members('Tab', at('content_block'), ['slug', 'link', 'name']),
  ...field('Tab', tab, 'field_count', 'integer'),
  ...field('Tab', tab, 'tab_divider_on_pdfs', 'boolean'),
  ...field('Tab', tab, 'settings', 'object|null', { accepts: [null, {}] }),
  ...field('Tab', tab, 'created', 'string', { zulu: true, accepts: ['2024-01-31T12:00:00Z'] }),
  ...field('Tab', tab, 'updated', 'string', { zulu: true, accepts: ['2024-01-31T12:00:00Z'] }),
  fact('Tab', 'Tab.fields', 'The Tab table lists these 17 fields and no others', {
    kind: 'only-properties',
    at: tab,
    names: [
      'slug',
      'form',
      'season',
      'type',
      'resource',
      'name',
      'order',
      'locked',
      'visible_to_applicants',
      'category_option',
      'categories',
      'content_block',
      'field_count',
      'tab_divider_on_pdfs',
      'settings',
      'created',
      'updated',
    ],
  }),
];

const meanings: Fact[] = [
  says('Tab', 'Tab.meaning', 'A tab is a section of a form', tab, /section/i, /form/i),
  says('Tab', 'Tab.slug.meaning', 'The slug identifies the tab', at('slug'), /identif|slug/i),
  says('Tab', 'Tab.form.meaning', 'form is the slug of the form that owns the tab', at('form'), /form/i),
  says('Tab', 'Tab.season.meaning', 'season is the season that owns the tab', at('season'), /season/i),
  says(
    'Tab',
    'Tab.resource.applications.meaning',
    'applications: the tab is part of an application form',
    [at('resource'), tab],
    /applications/,
    /application form/i,
  ),
  says(
    'Tab',
    'Tab.resource.users.meaning',
    'users: the tab is part of the user profile form',
    [at('resource'), tab],
    /users/,
    /profile/i,
  ),
  says(
    'Tab',
    'Tab.name.meaning',
    'name is the translated display name',
    at('name'),
    /name/i,
    /translat|locale/i,
  ),
  says('Tab', 'Tab.order.position', 'order is the position in the form', at('order'), /position/i, /form/i),
  says(
    'Tab',
    'Tab.order.lower-first',
    'A lower order appears first',
    at('order'),
    /low|small/i,
    /first|before/i,
  ),
  says(
    'Tab',
    'Tab.locked.position',
    'A locked tab always holds position 1',
    at('locked'),
    /position/i,
    /\b(1|one|first)\b/i,
  ),
  says('Tab', 'Tab.locked.reorder', 'A locked tab cannot be reordered', at('locked'), /reorder|moved?\b/i),
  says('Tab', 'Tab.locked.delete', 'A locked tab cannot be deleted', at('locked'), /delet|remov/i),
  says(
    'Tab',
    'Tab.visible_to_applicants.meaning',
    'When false the tab stays visible to program managers only',
    at('visible_to_applicants'),
    /false|not visible|hidden/i,
    /program managers?/i,
    /only/i,
  ),
  says(
    'Tab',
    'Tab.category_option.all.meaning',
    'all: the tab is shown in every category',
    at('category_option'),
    /\ball\b/,
    /every category|all categories|each category/i,
  ),
  says(
    'Tab',
    'Tab.category_option.select.meaning',
    'select: the tab is shown only in the listed categories',
    at('category_option'),
    /select/,
    /only|listed/i,
    /categor/i,
  ),
  says(
    'Tab',
    'Tab.categories.star.meaning',
    'The single string * means that the tab is shown in every category',
    at('categories'),
    /\*/,
    /every category|all categories|each category/i,
  ),
  says(
    'Tab',
    'Tab.categories.discriminator',
    'category_option tells which of the two forms categories has',
    at('categories'),
    /category_option/,
  ),
  says(
    'Tab',
    'Tab.content_block.meaning',
    'content_block is the content block shown at the top of the tab',
    at('content_block'),
    /content block/i,
    /top/i,
  ),
  says(
    'Tab',
    'Tab.content_block.null',
    'content_block is null when there is none',
    at('content_block'),
    /null/i,
    /none|no content|without/i,
  ),
  says(
    'Tab',
    'Tab.field_count.meaning',
    'field_count is the number of fields on the tab',
    at('field_count'),
    /number|count/i,
    /field/i,
  ),
  says(
    'Tab',
    'Tab.tab_divider_on_pdfs.meaning',
    'tab_divider_on_pdfs tells whether generated PDFs include a divider page for the tab',
    at('tab_divider_on_pdfs'),
    /pdf/i,
    /divid/i,
  ),
  says(
    'Tab',
    'Tab.settings.meaning',
    'settings is the configuration specific to the type of the tab',
    [at('settings'), schema('TabSettings')],
    /type/i,
    /configur|setting/i,
  ),
  says(
    'Tab',
    'Tab.settings.null.details',
    'settings is null for details tabs, which carry none',
    at('settings'),
    /null/i,
    /details/i,
  ),
  says(
    'Tab',
    'Tab.settings.null.fields',
    'settings is null for fields tabs, which carry none',
    at('settings'),
    /null/i,
    /\bfields\b/i,
  ),
  says('Tab', 'Tab.created.meaning', 'created is the creation time', at('created'), /creat/i),
  says('Tab', 'Tab.updated.meaning', 'updated is the time of the last update', at('updated'), /updat|chang/i),
  says(
    'Tab',
    'Tab.settings.per-type',
    'Each tab type fills only its own settings properties and omits the rest',
    [at('settings'), schema('TabSettings')],
    /type/i,
    /omit|absent|left out|leaves? out|not present/i,
  ),
  says(
    'Tab',
    'Tab.settings.enforced',
    'The limits in settings are those the applicant form enforces',
    [at('settings'), schema('TabSettings')],
    /limit/i,
    /applicant/i,
    /enforc/i,
  ),
];

const optional = { required: false };
const nullable = { required: false, accepts: [null] };
const FILE_GROUPS = ['documents', 'images', 'graphics', 'audio', 'video', 'archives'];
const DIMENSIONS = ['min_width', 'max_width', 'min_height', 'max_height'];
const OUTCOMES = ['eligible', 'ineligible', 'pending_eligibility'];

const fileTypes: Fact[] = [
  ...field('Tab', settings, 'allowed_file_types', 'array|object', {
    required: false,
    accepts: [[], { documents: ['pdf', 'docx'] }, { images: ['png'], archives: ['zip'] }],
    rejects: [['pdf'], 'pdf', null, { documents: 'pdf' }, { documents: [1] }],
  }),
  ...FILE_GROUPS.flatMap((group) => [
    ...field('Tab', setting('allowed_file_types'), group, 'array', optional).filter(
      ({ id }) => !id.endsWith('.required'),
    ),
    ...valueFacts('Tab', setting(`allowed_file_types.${group}[]`), 'string'),
  ]),
  says(
    'Tab',
    'Tab.settings.allowed_file_types.meaning',
    'allowed_file_types are the extensions accepted, by group',
    setting('allowed_file_types'),
    /extension/i,
    /group/i,
  ),
  says(
    'Tab',
    'Tab.settings.allowed_file_types.empty',
    'An empty array means every extension the account allows',
    setting('allowed_file_types'),
    /empty/i,
    /every|all|any/i,
    /account/i,
  ),
];

const dimensions: Fact[] = [
  ...field('Tab', settings, 'image_dimension_constraints', 'object', optional),
  ...DIMENSIONS.flatMap((name) => [
    ...field('Tab', setting('image_dimension_constraints'), name, 'integer|null', { accepts: [null, 640] }),
    says(
      'Tab',
      `Tab.settings.image_dimension_constraints.${name}.unit`,
      `${name} is in pixels, null when unset`,
      [setting(`image_dimension_constraints.${name}`), setting('image_dimension_constraints')],
      /pixel/i,
      /null/i,
    ),
  ]),
];

const attachments: Fact[] = [
  ...field('Tab', settings, 'accept_attachment_links', 'boolean', optional),
  says(
    'Tab',
    'Tab.settings.accept_attachment_links.meaning',
    'A link to a file is accepted in place of an upload',
    setting('accept_attachment_links'),
    /link/i,
    /upload/i,
  ),
  ...['min_attachments', 'max_attachments'].flatMap((name) => [
    ...field('Tab', settings, name, 'integer|null', nullable),
    says(
      'Tab',
      `Tab.settings.${name}.meaning`,
      `${name} bounds the attachment count, null when unset`,
      setting(name),
      /attachment/i,
      /null|unset|not set/i,
    ),
  ]),
  ...['min_filesize', 'max_filesize'].flatMap((name) => [
    ...field('Tab', settings, name, 'number|null', { ...nullable, accepts: [null, 2.5] }),
    says('Tab', `Tab.settings.${name}.unit`, `${name} is in megabytes`, setting(name), /megabyte|\bMB\b/i),
    says(
      'Tab',
      `Tab.settings.${name}.null`,
      `${name} is null when unset`,
      setting(name),
      /null/i,
      /unset|not set|none|no /i,
    ),
    says(
      'Tab',
      `Tab.settings.${name}.account-limit`,
      `The account file size limit also applies beside ${name} and the smaller value wins`,
      setting(name),
      /account/i,
      /small|lower/i,
    ),
  ]),
  ...['min_video_length', 'max_video_length'].flatMap((name) => [
    ...field('Tab', settings, name, 'integer|null', nullable),
    says(
      'Tab',
      `Tab.settings.${name}.unit`,
      `${name} is in seconds, null when unset`,
      setting(name),
      /second/i,
      /null/i,
    ),
  ]),
];

const eligibility: Fact[] = [
  ...field('Tab', settings, 'assessment_mode', 'null|string', {
    required: false,
    values: ['auto', 'manual', 'both'],
    accepts: [null, 'both'],
    rejects: ['none'],
  }),
  says(
    'Tab',
    'Tab.settings.assessment_mode.eligibility',
    'assessment_mode belongs to eligibility tabs',
    setting('assessment_mode'),
    /eligib/i,
  ),
  says(
    'Tab',
    'Tab.settings.assessment_mode.auto',
    'auto: scored against min_eligibility_score',
    setting('assessment_mode'),
    /auto/,
    /min_eligibility_score/,
  ),
  says(
    'Tab',
    'Tab.settings.assessment_mode.manual',
    'manual: decided by a program manager',
    setting('assessment_mode'),
    /manual/,
    /program manager/i,
  ),
  says(
    'Tab',
    'Tab.settings.assessment_mode.both',
    'both: scored first, then confirmed by a program manager',
    setting('assessment_mode'),
    /both/,
    /confirm/i,
  ),
  ...field('Tab', settings, 'min_eligibility_score', 'null|number', { ...nullable, accepts: [null, 7.5] }),
  says(
    'Tab',
    'Tab.settings.min_eligibility_score.meaning',
    'min_eligibility_score is the score needed to be eligible',
    setting('min_eligibility_score'),
    /score/i,
    /eligible/i,
  ),
  says(
    'Tab',
    'Tab.settings.min_eligibility_score.modes',
    'min_eligibility_score applies when the mode is auto or both',
    setting('min_eligibility_score'),
    /auto/,
    /both/,
  ),
  ...field('Tab', settings, 'hide_other_tabs_when_ineligible', 'boolean', optional),
  says(
    'Tab',
    'Tab.settings.hide_other_tabs_when_ineligible.meaning',
    'The remaining tabs are hidden from an ineligible application',
    setting('hide_other_tabs_when_ineligible'),
    /hid/i,
    /ineligible/i,
  ),
  ...OUTCOMES.flatMap((outcome) => [
    ...field('Tab', settings, `${outcome}_content_block`, 'null|string', { ...nullable, slug: true }),
    says(
      'Tab',
      `Tab.settings.${outcome}_content_block.meaning`,
      `Slug of the content block shown for the outcome ${outcome}`,
      setting(`${outcome}_content_block`),
      /content block/i,
    ),
    ...field('Tab', settings, `${outcome}_notification`, 'null|string', { ...nullable, slug: true }),
    says(
      'Tab',
      `Tab.settings.${outcome}_notification.meaning`,
      `Slug of the notification sent for the outcome ${outcome}`,
      setting(`${outcome}_notification`),
      /notification/i,
    ),
  ]),
];

const people: Fact[] = [
  ...field('Tab', settings, 'action_stage', 'null|string', { ...nullable, slug: true }),
  says(
    'Tab',
    'Tab.settings.action_stage.meaning',
    'On referees tabs, the slug of the action stage that collects references',
    setting('action_stage'),
    /refere/i,
    /stage/i,
  ),
  ...['min_referees', 'max_referees'].flatMap((name) => [
    ...field('Tab', settings, name, 'integer|null', nullable),
    says(
      'Tab',
      `Tab.settings.${name}.meaning`,
      `${name} bounds the referee count`,
      setting(name),
      /referee/i,
    ),
  ]),
  ...['min_contributors', 'max_contributors'].flatMap((name) => [
    ...field('Tab', settings, name, 'integer|null', nullable),
    says(
      'Tab',
      `Tab.settings.${name}.meaning`,
      `${name} bounds the contributor count`,
      setting(name),
      /contributor/i,
    ),
  ]),
  fact('Tab', 'Tab.settings.properties', 'The settings table lists these properties and no others', {
    kind: 'only-properties',
    at: settings,
    names: [
      'allowed_file_types',
      'accept_attachment_links',
      'min_attachments',
      'max_attachments',
      'min_filesize',
      'max_filesize',
      'min_video_length',
      'max_video_length',
      'image_dimension_constraints',
      'assessment_mode',
      'min_eligibility_score',
      'hide_other_tabs_when_ineligible',
      ...OUTCOMES.flatMap((outcome) => [`${outcome}_content_block`, `${outcome}_notification`]),
      'action_stage',
      'min_referees',
      'max_referees',
      'min_contributors',
      'max_contributors',
    ],
  }),
];

/** Facts about Tab. */
export const tabFacts: readonly Fact[] = [
  ...fields,
  ...meanings,
  ...fileTypes,
  ...attachments,
  ...dimensions,
  ...eligibility,
  ...people,
];
