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
  says('Tab', 'Tab.meaning', 'A tab is a section of a form', tab, 'A section of a form.'),
  says('Tab', 'Tab.slug.meaning', 'The slug identifies the tab', at('slug'), "The tab's slug (8 letters)."),
  says(
    'Tab',
    'Tab.form.meaning',
    'form is the slug of the form that owns the tab',
    at('form'),
    "Slug of the tab's form (8 letters).",
  ),
  says(
    'Tab',
    'Tab.season.meaning',
    'season is the season that owns the tab',
    at('season'),
    "The tab's season, with its name.",
  ),
  says(
    'Tab',
    'Tab.resource.applications.meaning',
    'applications: the tab is part of an application form',
    [at('resource'), tab],
    'applications: Part of an application form.',
  ),
  says(
    'Tab',
    'Tab.resource.users.meaning',
    'users: the tab is part of the user profile form',
    [at('resource'), tab],
    'users: Part of the user profile form.',
  ),
  says(
    'Tab',
    'Tab.name.meaning',
    'name is the translated display name',
    at('name'),
    "The tab's display name, keyed by locale code.",
  ),
  says(
    'Tab',
    'Tab.order.position',
    'order is the position in the form',
    at('order'),
    'Position in the form.',
  ),
  says(
    'Tab',
    'Tab.order.lower-first',
    'A lower order appears first',
    at('order'),
    'Lower numbers appear first.',
  ),
  says(
    'Tab',
    'Tab.locked.position',
    'A locked tab always holds position 1',
    at('locked'),
    'A locked tab always holds position 1 and cannot be reordered or deleted.',
  ),
  says(
    'Tab',
    'Tab.locked.reorder',
    'A locked tab cannot be reordered',
    at('locked'),
    'A locked tab always holds position 1 and cannot be reordered or deleted.',
  ),
  says(
    'Tab',
    'Tab.locked.delete',
    'A locked tab cannot be deleted',
    at('locked'),
    'A locked tab always holds position 1 and cannot be reordered or deleted.',
  ),
  says(
    'Tab',
    'Tab.visible_to_applicants.meaning',
    'When false the tab stays visible to program managers only',
    at('visible_to_applicants'),
    'If false, only program managers see it.',
  ),
  says(
    'Tab',
    'Tab.category_option.all.meaning',
    'all: the tab is shown in every category',
    at('category_option'),
    'all: Shown in every category.',
  ),
  says(
    'Tab',
    'Tab.category_option.select.meaning',
    'select: the tab is shown only in the listed categories',
    at('category_option'),
    'select: Shown only in the listed categories.',
  ),
  says(
    'Tab',
    'Tab.categories.star.meaning',
    'The single string * means that the tab is shown in every category',
    at('categories'),
    'The single string `*`: the tab is shown in every category.',
  ),
  says(
    'Tab',
    'Tab.categories.discriminator',
    'category_option tells which of the two forms categories has',
    at('categories'),
    '`category_option` tells which.',
  ),
  says(
    'Tab',
    'Tab.content_block.meaning',
    'content_block is the content block shown at the top of the tab',
    at('content_block'),
    'Content block shown at the top of the tab.',
  ),
  says(
    'Tab',
    'Tab.content_block.null',
    'content_block is null when there is none',
    at('content_block'),
    'Null if there is none.',
  ),
  says(
    'Tab',
    'Tab.field_count.meaning',
    'field_count is the number of fields on the tab',
    at('field_count'),
    'Number of fields on the tab.',
  ),
  says(
    'Tab',
    'Tab.tab_divider_on_pdfs.meaning',
    'tab_divider_on_pdfs tells whether generated PDFs include a divider page for the tab',
    at('tab_divider_on_pdfs'),
    'Whether generated PDFs include a divider page for the tab.',
  ),
  says(
    'Tab',
    'Tab.settings.meaning',
    'settings is the configuration specific to the type of the tab',
    [at('settings'), schema('TabSettings')],
    'Each type of tab has only its own settings and omits the rest.',
  ),
  says(
    'Tab',
    'Tab.settings.null.details',
    'settings is null for details tabs, which carry none',
    at('settings'),
    'Null for `details` and `fields` tabs, which have none.',
  ),
  says(
    'Tab',
    'Tab.settings.null.fields',
    'settings is null for fields tabs, which carry none',
    at('settings'),
    'Null for `details` and `fields` tabs, which have none.',
  ),
  says(
    'Tab',
    'Tab.created.meaning',
    'created is the creation time',
    at('created'),
    'When the tab was created.',
  ),
  says(
    'Tab',
    'Tab.updated.meaning',
    'updated is the time of the last update',
    at('updated'),
    'When the tab was last updated.',
  ),
  says(
    'Tab',
    'Tab.settings.per-type',
    'Each tab type fills only its own settings properties and omits the rest',
    [at('settings'), schema('TabSettings')],
    'Each type of tab has only its own settings and omits the rest.',
  ),
  says(
    'Tab',
    'Tab.settings.enforced',
    'The limits in settings are those the applicant form enforces',
    [at('settings'), schema('TabSettings')],
    'The limits are those that the applicant form enforces.',
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
    'Accepted extensions, by group.',
  ),
  says(
    'Tab',
    'Tab.settings.allowed_file_types.empty',
    'An empty array means every extension the account allows',
    setting('allowed_file_types'),
    'An empty array means every extension that the account allows.',
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
    'Whether a link to a file is accepted in place of an upload.',
  ),
  ...['min_attachments', 'max_attachments'].flatMap((name) => [
    ...field('Tab', settings, name, 'integer|null', nullable),
    says(
      'Tab',
      `Tab.settings.${name}.meaning`,
      `${name} bounds the attachment count, null when unset`,
      setting(name),
    ),
  ]),
  ...['min_filesize', 'max_filesize'].flatMap((name) => [
    ...field('Tab', settings, name, 'number|null', { ...nullable, accepts: [null, 2.5] }),
    says('Tab', `Tab.settings.${name}.unit`, `${name} is in megabytes`, setting(name)),
    says('Tab', `Tab.settings.${name}.null`, `${name} is null when unset`, setting(name)),
    says(
      'Tab',
      `Tab.settings.${name}.account-limit`,
      `The account file size limit also applies beside ${name} and the smaller value wins`,
      setting(name),
    ),
  ]),
  ...['min_video_length', 'max_video_length'].flatMap((name) => [
    ...field('Tab', settings, name, 'integer|null', nullable),
    says('Tab', `Tab.settings.${name}.unit`, `${name} is in seconds, null when unset`, setting(name)),
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
    "How an application's eligibility is decided.",
  ),
  says(
    'Tab',
    'Tab.settings.assessment_mode.auto',
    'auto: scored against min_eligibility_score',
    setting('assessment_mode'),
    'auto: Scored against `min_eligibility_score`.',
  ),
  says(
    'Tab',
    'Tab.settings.assessment_mode.manual',
    'manual: decided by a program manager',
    setting('assessment_mode'),
    'manual: Decided by a program manager.',
  ),
  says(
    'Tab',
    'Tab.settings.assessment_mode.both',
    'both: scored first, then confirmed by a program manager',
    setting('assessment_mode'),
    'both: Scored first, then confirmed by a program manager.',
  ),
  ...field('Tab', settings, 'min_eligibility_score', 'null|number', { ...nullable, accepts: [null, 7.5] }),
  says(
    'Tab',
    'Tab.settings.min_eligibility_score.meaning',
    'min_eligibility_score is the score needed to be eligible',
    setting('min_eligibility_score'),
    'Score needed to be eligible.',
  ),
  says(
    'Tab',
    'Tab.settings.min_eligibility_score.modes',
    'min_eligibility_score applies when the mode is auto or both',
    setting('min_eligibility_score'),
    'Applies if `assessment_mode` is `auto` or `both`.',
  ),
  ...field('Tab', settings, 'hide_other_tabs_when_ineligible', 'boolean', optional),
  says(
    'Tab',
    'Tab.settings.hide_other_tabs_when_ineligible.meaning',
    'The remaining tabs are hidden from an ineligible application',
    setting('hide_other_tabs_when_ineligible'),
    'Whether the remaining tabs are hidden from an ineligible application.',
  ),
  ...OUTCOMES.flatMap((outcome) => [
    ...field('Tab', settings, `${outcome}_content_block`, 'null|string', { ...nullable, slug: true }),
    says(
      'Tab',
      `Tab.settings.${outcome}_content_block.meaning`,
      `Slug of the content block shown for the outcome ${outcome}`,
      setting(`${outcome}_content_block`),
    ),
    ...field('Tab', settings, `${outcome}_notification`, 'null|string', { ...nullable, slug: true }),
    says(
      'Tab',
      `Tab.settings.${outcome}_notification.meaning`,
      `Slug of the notification sent for the outcome ${outcome}`,
      setting(`${outcome}_notification`),
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
    'Slug of the action stage that collects references, on a referees tab.',
  ),
  ...['min_referees', 'max_referees'].flatMap((name) => [
    ...field('Tab', settings, name, 'integer|null', nullable),
    says('Tab', `Tab.settings.${name}.meaning`, `${name} bounds the referee count`, setting(name)),
  ]),
  ...['min_contributors', 'max_contributors'].flatMap((name) => [
    ...field('Tab', settings, name, 'integer|null', nullable),
    says('Tab', `Tab.settings.${name}.meaning`, `${name} bounds the contributor count`, setting(name)),
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
