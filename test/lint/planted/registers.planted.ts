import { component, files, type Planted } from './planted.ts';

const fund = component('schemas', 'Fund');
const entry = (id: string, more = ''): string =>
  `- id: ${id}\n  title: Made up\n  origin: implied\n  kind: shape\n  statement: Something is not described.\n  section: Fund\n${more}`;
const first = '- id: GAP-001\n';

/** Faults in the registers, in references to their entries, and in files and file names. */
export const registers: Planted[] = [
  {
    rule: 'interface/known-register-ids',
    fault: 'a gap that is in no register',
    plant: (spec) => spec.edit(fund, '[GAP-042]', '[GAP-042, GAP-099]'),
    location: [fund, 'GAP-099'],
  },
  {
    rule: 'interface/known-register-ids',
    fault: 'an empty list of gaps',
    plant: (spec) => spec.edit(fund, 'x-gap: [GAP-042]', 'x-gap: []'),
    location: [fund, '[]'],
  },
  {
    rule: 'struct',
    fault: 'a kind of gap that does not exist',
    plant: (spec) => spec.edit(files.gaps, '  kind: address', '  kind: addresses'),
    location: [files.gaps, 'addresses\n  statement'],
  },
  {
    rule: 'interface/placeholder-host-needs-gap',
    fault: 'real hosts that are marked as unknown',
    plant: (spec) => spec.write(files.root, spec.read(files.root).replaceAll('.invalid', '.example')),
    location: [files.root, 'x-gap: [GAP-001]'],
  },
  {
    rule: 'interface/used-register-entries',
    fault: 'an open gap that no node names',
    plant: (spec) => spec.edit(files.gaps, first, entry('GAP-900') + first),
    location: [files.gaps, 'GAP-900'],
  },
  {
    rule: 'interface/unique-register-ids',
    fault: 'a duplicate id',
    plant: (spec) => spec.edit(files.gaps, first, entry('GAP-002') + first),
    location: [files.gaps, 'GAP-002\n  title: How'],
  },
  {
    rule: 'interface/closed-gaps',
    fault: 'a node that names a closed gap',
    plant: (spec) =>
      spec.edit(
        files.gaps,
        '- id: GAP-039\n',
        '- id: GAP-039\n  closed: { known: It can be sent back., source: version 2.4, date: 2026-01-31 }\n',
      ),
    location: [component('headers', 'ETag'), 'GAP-039'],
  },
  {
    rule: 'interface/known-version',
    fault: 'a version missing from the changelog',
    plant: (spec) => spec.edit(component('schemas', 'ChapterManager'), "x-since: '2.2'", "x-since: '2.4'"),
    location: [component('schemas', 'ChapterManager'), "'2.4'"],
  },
  {
    rule: 'interface/known-extensions',
    fault: 'a misspelt extension',
    plant: (spec) => spec.edit(component('schemas', 'ChapterManager'), 'x-since:', 'x-sinse:'),
    location: [component('schemas', 'ChapterManager'), 'x-sinse'],
  },
  {
    rule: 'struct',
    fault: 'a misspelt key of a register',
    plant: (spec) => spec.edit(files.gaps, '  origin: implied', '  orgin: implied'),
    location: [files.gaps, 'orgin'],
  },
  {
    rule: 'added-since',
    fault: 'an added operation without x-since',
    plant: (spec) => spec.edit(files.fields, "  x-since: '2.1'\n", ''),
    location: [files.changelog, 'listFields]\n    - text: Form slug'],
  },
  {
    rule: 'added-since',
    fault: 'an added property with the wrong version',
    plant: (spec) => spec.edit(component('schemas', 'Application'), "x-since: '2.2'", "x-since: '2.1'"),
    location: [files.changelog, 'Application.custom_deadline'],
  },
  {
    rule: 'added-since',
    fault: 'an added enum value without its version',
    plant: (spec) =>
      spec.edit(
        component('schemas', 'KnownWebhookEventKind'),
        'An allocation was created. Added in version 2.1.',
        'An allocation was created.',
      ),
    location: [files.changelog, 'KnownWebhookEventKind.AllocationWasCreated'],
  },
  {
    rule: 'added-since',
    fault: 'a change that does not list what it added',
    plant: (spec) => spec.edit(files.changelog, '      adds: [listFields]\n', ''),
    location: [files.changelog, 'List fields added.'],
  },
  {
    rule: 'changelog-name',
    fault: 'a change to a schema that does not exist',
    plant: (spec) => spec.edit(files.changelog, '[FormReference]', '[FormRef]'),
    location: [files.changelog, 'FormRef]'],
  },
  {
    rule: 'interface/file-name',
    fault: 'a path file that is not named after its path',
    plant: (spec) =>
      spec.move(files.fund, 'paths/funds.yaml').edit(files.root, files.fund, 'paths/funds.yaml'),
    location: [files.root, 'paths/funds.yaml'],
  },
  {
    rule: 'interface/file-name',
    fault: 'a component that is not in PascalCase',
    plant: (spec) =>
      spec
        .move(component('parameters', 'FundSlug'), component('parameters', 'fund_slug'))
        .edit(files.fund, 'FundSlug.yaml', 'fund_slug.yaml'),
    location: [files.fund, '../components/parameters/fund_slug.yaml'],
  },
  {
    rule: 'interface/file-name',
    fault: 'a header that refers to another header',
    plant: (spec) => spec.edit(files.tab, 'headers/X-RateLimit-Reset.yaml', 'headers/Retry-After.yaml'),
    location: [files.tab, '../components/headers/Retry-After.yaml'],
  },
  {
    rule: 'interface/file-name',
    fault: 'an operation without a path with the wrong file name',
    plant: (spec) =>
      spec
        .move('unplaced/getRound.yaml', 'unplaced/round.yaml')
        .edit(files.root, 'unplaced/getRound.yaml', 'unplaced/round.yaml'),
    location: [files.root, 'unplaced/round.yaml'],
  },
  {
    rule: 'interface/file-name',
    fault: 'a guide whose file is not named after its id',
    plant: (spec) => spec.edit(files.root, 'id: languages', 'id: tongues'),
    location: [files.root, 'guides/languages.md'],
  },
  {
    rule: 'interface/file-name',
    fault: "another operation's example",
    plant: (spec) => spec.edit(files.fund, 'getFund/arts-fund.json', 'getTab/details-tab.json'),
    location: [files.fund, '../examples/getTab/details-tab.json'],
  },
  {
    rule: 'interface/file-name',
    fault: 'an example name that is not in kebab case',
    plant: (spec) => spec.edit(files.fund, 'arts-fund:', 'artsFund:'),
    location: [files.fund, 'artsFund:'],
  },
  {
    rule: 'reached-file',
    fault: 'an unreferenced component',
    plant: (spec) => spec.write(component('schemas', 'Forgotten'), 'title: Forgotten\n'),
    location: [component('schemas', 'Forgotten'), 'title:'],
  },
  {
    rule: 'reached-file',
    fault: 'an unreferenced example',
    plant: (spec) => spec.write('examples/getFund/spare.json', '{}\n'),
    location: ['examples/getFund/spare.json', '{}'],
  },
  {
    rule: 'overview-name',
    fault: 'a resource group that does not exist',
    plant: (spec) =>
      spec
        .edit(files.root, 'x-guides:', 'x-overview:\n  $ref: registers/overview.yaml\nx-guides:')
        .write(
          'registers/overview.yaml',
          'ways: []\ncolumns:\n  - id: money\n    title: Money\n    groups: [Funds, Fundz]\n',
        ),
    location: ['registers/overview.yaml', 'Fundz'],
  },
  {
    rule: 'overview-name',
    fault: 'a guide that does not exist',
    plant: (spec) =>
      spec
        .edit(files.root, 'x-guides:', 'x-overview:\n  $ref: registers/overview.yaml\nx-guides:')
        .write(
          'registers/overview.yaml',
          'ways:\n  - title: Pay\n    text: Pay.\n    guides: [paymentz]\n    groups: []\ncolumns: []\n',
        ),
    location: ['registers/overview.yaml', 'paymentz'],
  },
];
