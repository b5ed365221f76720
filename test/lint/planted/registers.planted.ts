import { component, files, type Planted } from './planted.ts';

const kind = component('schemas', 'WorkshopKind');
const workshop = component('schemas', 'Workshop');
const entry = (id: string, more = ''): string =>
  `- id: ${id}\n  title: Invented\n  origin: implied\n  kind: shape\n  statement: Something isn't documented.\n  section: Things\n${more}`;
const first = '- id: GAP-001\n';

/** Mistakes in registers, in references to their entries, and in files and file names. */
export const registers: Planted[] = [
  {
    rule: 'interface/known-register-ids',
    fault: "an unknown that isn't in the register",
    plant: (spec) => spec.edit(kind, '[GAP-005]', '[GAP-005, GAP-099]'),
    location: [kind, 'GAP-099'],
  },
  {
    rule: 'interface/known-register-ids',
    fault: 'an empty list of unknowns',
    plant: (spec) => spec.edit(kind, 'x-gap: [GAP-005]', 'x-gap: []'),
    location: [kind, '[]'],
  },
  {
    rule: 'struct',
    fault: 'an invalid kind of unknown',
    plant: (spec) => spec.edit(files.gaps, '  kind: address', '  kind: addresses'),
    location: [files.gaps, 'addresses\n  statement'],
  },
  {
    rule: 'interface/placeholder-host-needs-gap',
    fault: 'real hosts marked as unknown',
    plant: (spec) => spec.write(files.root, spec.read(files.root).replaceAll('.invalid', '.example')),
    location: [files.root, 'x-gap: [GAP-001]'],
  },
  {
    rule: 'interface/used-register-entries',
    fault: 'an open unknown without a marked node',
    plant: (spec) => spec.edit(files.gaps, first, entry('GAP-900') + first),
    location: [files.gaps, 'GAP-900'],
  },
  {
    rule: 'interface/unique-register-ids',
    fault: 'a duplicate id',
    plant: (spec) => spec.edit(files.gaps, first, entry('GAP-002') + first),
    location: [files.gaps, 'GAP-002\n  title: Success'],
  },
  {
    rule: 'interface/closed-gaps',
    fault: 'a node marked with a closed unknown',
    plant: (spec) =>
      spec.edit(
        files.gaps,
        '- id: GAP-006\n',
        '- id: GAP-006\n  closed: { known: It can be sent back., source: version 2.4, date: 2026-01-31 }\n',
      ),
    location: [component('headers', 'ETag'), 'GAP-006'],
  },
  {
    rule: 'interface/known-version',
    fault: 'a version missing from the changelog',
    plant: (spec) => spec.edit(workshop, "x-since: '1.1'", "x-since: '1.4'"),
    location: [workshop, "'1.4'"],
  },
  {
    rule: 'interface/known-extensions',
    fault: 'a misspelt extension',
    plant: (spec) => spec.edit(workshop, 'x-since:', 'x-sinse:'),
    location: [workshop, 'x-sinse'],
  },
  {
    rule: 'struct',
    fault: 'a misspelt key in a register',
    plant: (spec) => spec.edit(files.gaps, '  origin: implied', '  orgin: implied'),
    location: [files.gaps, 'orgin'],
  },
  {
    rule: 'added-since',
    fault: 'an added operation without x-since',
    plant: (spec) => spec.edit(files.workshops, "  x-since: '1.1'\n", ''),
    location: [files.changelog, 'listWorkshops'],
  },
  {
    rule: 'added-since',
    fault: 'an added property with the wrong version',
    plant: (spec) => spec.edit(component('schemas', 'Thing'), "x-since: '1.1'", "x-since: '1.0'"),
    location: [files.changelog, 'Thing.name'],
  },
  {
    rule: 'added-since',
    fault: 'an added enum value without its version',
    plant: (spec) => spec.edit(kind, ' Added in version 1.1.', ''),
    location: [files.changelog, 'WorkshopKind.painting'],
  },
  {
    rule: 'added-since',
    fault: "a change that doesn't list its additions",
    plant: (spec) => spec.edit(files.changelog, '      adds: [Thing.name]\n', ''),
    location: [files.changelog, 'Names added.'],
  },
  {
    rule: 'changelog-name',
    fault: 'a change to a nonexistent operation',
    plant: (spec) => spec.edit(files.changelog, '[getThingLog]', '[getLog]'),
    location: [files.changelog, 'getLog]'],
  },
  {
    rule: 'interface/file-name',
    fault: "a path file that isn't named after its path",
    plant: (spec) =>
      spec.move(files.workshop, 'paths/shop.yaml').edit(files.root, files.workshop, 'paths/shop.yaml'),
    location: [files.root, 'paths/shop.yaml'],
  },
  {
    rule: 'interface/file-name',
    fault: "a component whose name isn't in PascalCase",
    plant: (spec) =>
      spec
        .move(component('parameters', 'WorkshopSlug'), component('parameters', 'workshop_slug'))
        .edit(files.workshop, 'WorkshopSlug.yaml', 'workshop_slug.yaml'),
    location: [files.workshop, '../components/parameters/workshop_slug.yaml'],
  },
  {
    rule: 'interface/file-name',
    fault: 'a header that references another header',
    plant: (spec) => spec.edit(files.workshop, 'headers/ETag.yaml', 'headers/Retry-After.yaml'),
    location: [files.workshop, '../components/headers/Retry-After.yaml'],
  },
  {
    rule: 'interface/file-name',
    fault: 'an undocumented operation with the wrong file name',
    plant: (spec) =>
      spec
        .move(files.unplaced, 'unplaced/things.yaml')
        .edit(files.root, files.unplaced, 'unplaced/things.yaml'),
    location: [files.root, 'unplaced/things.yaml'],
  },
  {
    rule: 'interface/file-name',
    fault: "a guide whose file isn't named after its ID",
    plant: (spec) => spec.edit(files.root, 'id: workshops', 'id: shops'),
    location: [files.root, 'guides/workshops.md'],
  },
  {
    rule: 'interface/file-name',
    fault: "another operation's example",
    plant: (spec) => spec.edit(files.thing, 'getThing/named.json', 'getThingLog/short.json'),
    location: [files.thing, '../examples/getThingLog/short.json'],
  },
  {
    rule: 'interface/file-name',
    fault: "an example name that isn't in kebab case",
    plant: (spec) => spec.edit(files.workshops, 'last-page:', 'lastPage:'),
    location: [files.workshops, 'lastPage:'],
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
    plant: (spec) => spec.write('examples/getThing/spare.json', '{}\n'),
    location: ['examples/getThing/spare.json', '{}'],
  },
  {
    rule: 'overview-name',
    fault: 'a nonexistent resource group',
    plant: (spec) =>
      spec
        .edit(files.root, 'x-guides:', 'x-overview:\n  $ref: registers/overview.yaml\nx-guides:')
        .write(
          'registers/overview.yaml',
          'ways: []\ncolumns:\n  - id: all\n    title: All\n    groups: [Things, Thingz]\n',
        ),
    location: ['registers/overview.yaml', 'Thingz'],
  },
  {
    rule: 'overview-name',
    fault: 'a nonexistent guide',
    plant: (spec) =>
      spec
        .edit(files.root, 'x-guides:', 'x-overview:\n  $ref: registers/overview.yaml\nx-guides:')
        .write(
          'registers/overview.yaml',
          'ways:\n  - title: Mend\n    text: Mend.\n    guides: [workshopz]\n    groups: []\ncolumns: []\n',
        ),
    location: ['registers/overview.yaml', 'workshopz'],
  },
];
