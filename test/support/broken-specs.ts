import type { SpecFolder } from './spec-folder.ts';

/** A way to break the base spec, with the problem that the build must report. */
export interface BrokenSpec {
  readonly what: string;
  readonly change: (spec: SpecFolder) => void;
  /** Expected position of the problem. */
  readonly location: (spec: SpecFolder) => { file: string; line: number; column: number };
  readonly message: RegExp;
  /** The stage that finds the problem. */
  readonly stage: 'lint' | 'check';
}

const thingPath = 'paths/thing_{thing_slug}.yaml';
const thing = 'components/schemas/Thing.yaml';

export const brokenSpecs: BrokenSpec[] = [
  {
    what: 'bad YAML',
    change: (spec) => spec.edit(thing, 'title: Thing', 'title: [Thing'),
    location: (spec) => ({ file: spec.path(thing), line: 2, column: 1 }),
    message: /deficient indentation; check the indentation/,
    stage: 'lint',
  },
  {
    what: 'bad YAML in the root file',
    change: (spec) => spec.edit('openapi.yaml', 'tags:', '\ttags:'),
    location: (spec) => spec.place('openapi.yaml', '\ttags:'),
    message: /tab/i,
    stage: 'lint',
  },
  {
    what: 'a reference to a missing file',
    change: (spec) => spec.edit(thingPath, 'schemas/Thing.yaml', 'schemas/Thong.yaml'),
    location: (spec) => spec.place(thingPath, '$ref: ../components/schemas/Thong.yaml'),
    message: /Can't resolve \$ref: the file doesn't exist/,
    stage: 'lint',
  },
  {
    what: 'a reference to a missing node',
    change: (spec) => spec.edit(thing, '$ref: Slug.yaml', "$ref: 'Slug.yaml#/nothing'"),
    location: (spec) => spec.place(thing, "$ref: 'Slug.yaml#/nothing'"),
    message: /Can't resolve \$ref/,
    stage: 'lint',
  },
  {
    what: 'a reference to a URL',
    change: (spec) => spec.edit(thing, '$ref: Slug.yaml', '$ref: https://things.invalid/Slug.yaml'),
    location: (spec) => spec.place(thing, '$ref: https'),
    message: /must not depend on the network/,
    stage: 'lint',
  },
  {
    what: "an unknown that isn't in the register",
    change: (spec) => spec.edit(thingPath, '[GAP-002]', '[GAP-002, GAP-404]'),
    location: (spec) => spec.place(thingPath, 'GAP-404'),
    message: /The register has no unknown `GAP-404`/,
    stage: 'lint',
  },
  {
    what: 'a missing example file',
    change: (spec) => spec.edit(thingPath, 'named.json', 'nameless.json'),
    location: (spec) => spec.place(thingPath, '../examples/getThing/nameless.json'),
    message: /nameless.json`: the file doesn't exist/,
    stage: 'lint',
  },
  {
    what: 'a duplicate key',
    change: (spec) => spec.edit(thing, 'and a name.', 'and a name.\ntitle: Thing'),
    location: (spec) => ({ file: spec.path(thing), line: 3, column: 1 }),
    message: /duplicated mapping key/,
    stage: 'lint',
  },
  {
    what: 'a JSON example with an extra comma',
    change: (spec) => spec.edit('examples/getThing/named.json', 'null\n', 'null,\n'),
    location: (spec) => ({ file: spec.path('examples/getThing/named.json'), line: 5, column: 1 }),
    message: /The file isn't valid JSON/,
    stage: 'lint',
  },
  {
    what: 'a JSON example with a bare word',
    change: (spec) => spec.edit('examples/getThing/named.json', '"Lamp"', 'Lamp'),
    location: (spec) => spec.place('examples/getThing/named.json', 'Lamp'),
    message: /The file isn't valid JSON/,
    stage: 'lint',
  },
  {
    what: 'a JSON example with a duplicate key',
    change: (spec) =>
      spec.edit('examples/getThing/named.json', '"name": "Lamp"', '"name": "Lamp",\n  "name": "Lamp"'),
    location: (spec) => ({ file: spec.path('examples/getThing/named.json'), line: 4, column: 4 }),
    message: /duplicated mapping key/,
    stage: 'lint',
  },
  {
    what: "a file that isn't UTF-8",
    change: (spec) =>
      spec.write(thing, Buffer.from(spec.read(thing).replace('Something', 'Ein Gerät,'), 'latin1')),
    location: (spec) => ({ file: spec.path(thing), line: 2, column: 21 }),
    message: /The file isn't valid UTF-8/,
    stage: 'lint',
  },
  {
    what: 'an empty file',
    change: (spec) => spec.write(thing, '\n'),
    location: (spec) => ({ file: spec.path(thing), line: 1, column: 1 }),
    message: /The file is empty/,
    stage: 'lint',
  },
  {
    what: 'an empty guide',
    change: (spec) => spec.write('guides/first.md', ''),
    location: (spec) => ({ file: spec.path('guides/first.md'), line: 1, column: 1 }),
    message: /The file is empty/,
    stage: 'lint',
  },
  {
    what: 'files with circular references',
    change: (spec) =>
      spec
        .write('components/schemas/Slug.yaml', '$ref: Other.yaml\n')
        .write('components/schemas/Other.yaml', '$ref: Slug.yaml\n'),
    location: (spec) => ({ file: spec.path('components/schemas/Slug.yaml'), line: 1, column: 7 }),
    message: /leads back to itself: Slug.yaml → Other.yaml → Slug.yaml/,
    stage: 'lint',
  },
  {
    what: "a root file that isn't an OpenAPI document",
    change: (spec) => spec.write('openapi.yaml', 'swagger: "2.0"\n'),
    location: (spec) => ({ file: spec.path('openapi.yaml'), line: 1, column: 1 }),
    message: /isn't an OpenAPI 3.1 description/,
    stage: 'lint',
  },
  {
    what: 'an invalid example',
    change: (spec) => spec.edit('examples/getThing/named.json', '"weight": null', '"weight": "heavy"'),
    location: (spec) => spec.place('examples/getThing/named.json', '"heavy"'),
    message: /The example is invalid: weight must be number,null/,
    stage: 'check',
  },
];
