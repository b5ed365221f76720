import type { SpecFolder } from './spec-folder.ts';

/** A way to break the base spec, and what the build has to report. */
export interface BrokenSpec {
  readonly what: string;
  readonly change: (spec: SpecFolder) => void;
  /** Where the problem is reported. */
  readonly at: (spec: SpecFolder) => { file: string; line: number; column: number };
  readonly message: RegExp;
  /** The stage that finds it. */
  readonly foundBy: 'lint' | 'check';
}

const thingPath = 'paths/thing_{thing_slug}.yaml';
const thing = 'components/schemas/Thing.yaml';

export const brokenSpecs: BrokenSpec[] = [
  {
    what: 'bad YAML',
    change: (spec) => spec.edit(thing, 'title: Thing', 'title: [Thing'),
    at: (spec) => ({ file: spec.path(thing), line: 2, column: 1 }),
    message: /deficient indentation; look at how far/,
    foundBy: 'lint',
  },
  {
    what: 'bad YAML in the root file',
    change: (spec) => spec.edit('openapi.yaml', 'tags:', '\ttags:'),
    at: (spec) => spec.place('openapi.yaml', '\ttags:'),
    message: /tab/i,
    foundBy: 'lint',
  },
  {
    what: 'a reference to a file that is not there',
    change: (spec) => spec.edit(thingPath, 'schemas/Thing.yaml', 'schemas/Thong.yaml'),
    at: (spec) => spec.place(thingPath, '$ref: ../components/schemas/Thong.yaml'),
    message: /Can't resolve \$ref: the file does not exist/,
    foundBy: 'lint',
  },
  {
    what: 'a reference to a node that is not there',
    change: (spec) => spec.edit(thing, '$ref: Slug.yaml', "$ref: 'Slug.yaml#/nothing'"),
    at: (spec) => spec.place(thing, "$ref: 'Slug.yaml#/nothing'"),
    message: /Can't resolve \$ref/,
    foundBy: 'lint',
  },
  {
    what: 'a reference into the network',
    change: (spec) => spec.edit(thing, '$ref: Slug.yaml', '$ref: https://things.invalid/Slug.yaml'),
    at: (spec) => spec.place(thing, '$ref: https'),
    message: /must not depend on the network/,
    foundBy: 'lint',
  },
  {
    what: 'an unknown gap',
    change: (spec) => spec.edit(thingPath, '[GAP-002]', '[GAP-002, GAP-404]'),
    at: (spec) => spec.place(thingPath, 'GAP-404'),
    message: /Unknown gap `GAP-404`/,
    foundBy: 'lint',
  },
  {
    what: 'an example file that is not there',
    change: (spec) => spec.edit(thingPath, 'named.json', 'nameless.json'),
    at: (spec) => spec.place(thingPath, '../examples/getThing/nameless.json'),
    message: /nameless.json`: the file does not exist/,
    foundBy: 'lint',
  },
  {
    what: 'a key that stands twice',
    change: (spec) => spec.edit(thing, 'and a name.', 'and a name.\ntitle: Thing'),
    at: (spec) => ({ file: spec.path(thing), line: 3, column: 1 }),
    message: /duplicated mapping key/,
    foundBy: 'lint',
  },
  {
    what: 'a JSON example with a comma too many',
    change: (spec) => spec.edit('examples/getThing/named.json', 'null\n', 'null,\n'),
    at: (spec) => ({ file: spec.path('examples/getThing/named.json'), line: 5, column: 1 }),
    message: /The file isn't valid JSON/,
    foundBy: 'lint',
  },
  {
    what: 'a JSON example with a bare word',
    change: (spec) => spec.edit('examples/getThing/named.json', '"Lamp"', 'Lamp'),
    at: (spec) => spec.place('examples/getThing/named.json', 'Lamp'),
    message: /The file isn't valid JSON/,
    foundBy: 'lint',
  },
  {
    what: 'a JSON example with a key that stands twice',
    change: (spec) =>
      spec.edit('examples/getThing/named.json', '"name": "Lamp"', '"name": "Lamp",\n  "name": "Lamp"'),
    at: (spec) => ({ file: spec.path('examples/getThing/named.json'), line: 4, column: 4 }),
    message: /duplicated mapping key/,
    foundBy: 'lint',
  },
  {
    what: 'a file that is not UTF-8',
    change: (spec) =>
      spec.write(thing, Buffer.from(spec.read(thing).replace('Something', 'Ein Gerät,'), 'latin1')),
    at: (spec) => ({ file: spec.path(thing), line: 2, column: 21 }),
    message: /The file is not UTF-8/,
    foundBy: 'lint',
  },
  {
    what: 'an empty file',
    change: (spec) => spec.write(thing, '\n'),
    at: (spec) => ({ file: spec.path(thing), line: 1, column: 1 }),
    message: /The file is empty/,
    foundBy: 'lint',
  },
  {
    what: 'an empty guide',
    change: (spec) => spec.write('guides/first.md', ''),
    at: (spec) => ({ file: spec.path('guides/first.md'), line: 1, column: 1 }),
    message: /The file is empty/,
    foundBy: 'lint',
  },
  {
    what: 'files that refer to one another in a circle',
    change: (spec) =>
      spec
        .write('components/schemas/Slug.yaml', '$ref: Other.yaml\n')
        .write('components/schemas/Other.yaml', '$ref: Slug.yaml\n'),
    at: (spec) => ({ file: spec.path('components/schemas/Slug.yaml'), line: 1, column: 7 }),
    message: /leads back to itself: Slug.yaml → Other.yaml → Slug.yaml/,
    foundBy: 'lint',
  },
  {
    what: 'a root file that describes no interface',
    change: (spec) => spec.write('openapi.yaml', 'swagger: "2.0"\n'),
    at: (spec) => ({ file: spec.path('openapi.yaml'), line: 1, column: 1 }),
    message: /does not begin an OpenAPI 3.1 description/,
    foundBy: 'lint',
  },
  {
    what: 'an invalid example',
    change: (spec) => spec.edit('examples/getThing/named.json', '"weight": null', '"weight": "heavy"'),
    at: (spec) => spec.place('examples/getThing/named.json', '"heavy"'),
    message: /The example is invalid: weight must be number,null/,
    foundBy: 'check',
  },
];
