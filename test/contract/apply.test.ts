/** What `--apply` writes into a spec, and what it leaves to a person. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleSpec } from '../../scripts/bundle/bundle-spec.ts';
import { command } from '../../scripts/contract/main.ts';
import { movedTo } from '../../scripts/contract/proposals/moved-address.ts';
import { leftToRead } from '../../scripts/contract/proposals/read-again.ts';
import { READ_AGAIN } from '../../scripts/source/read-again.ts';
import { makePages } from '../../scripts/docs/build-site.ts';
import { Redactor } from '../../scripts/contract/http/redactor.ts';
import { Observations } from '../../scripts/contract/observations.ts';
import { proposalsOf } from '../../scripts/contract/proposals/propose.ts';
import type { Change, Proposal } from '../../scripts/contract/proposals/proposal.ts';
import { gapsReport } from '../../scripts/bundle/gaps-report.ts';
import { placeholderText } from '../../scripts/docs/tables.ts';
import { checkProse } from '../../scripts/lint/check-prose.ts';
import { lintSpec } from '../../scripts/lint/lint-spec.ts';
import { Model } from '../../scripts/model/model.ts';
import { openSpec } from '../../scripts/source/open-spec.ts';
import type { SpecCopy } from '../evolution/spec-copy.ts';
import { newCopy } from './new-copy.ts';
import { readBundle } from '../support/generated.ts';
import { runInProcess } from '../support/run-command.ts';

const model = Model.of(readBundle());
const found = model.operations
  .flatMap((operation) => operation.unnamedParameters.map((parameter) => ({ operation, parameter })))
  .find(({ parameter }) => parameter.gaps.some(({ statement }) => statement.includes('default')));
if (!found) throw new Error('No parameter without a name has a default that is not shown; make one up.');
const { operation: list, parameter } = found;
const gap = parameter.gaps[0]?.id ?? '';

const config = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'apply-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function proposal(change: Change, rest: Partial<Proposal> = {}): Proposal {
  const id = JSON.stringify(change);
  return {
    id,
    says: `Seen: ${change.kind}.`,
    closes: [],
    narrows: [],
    count: 2,
    date: '2026-01-31',
    change,
    ...rest,
  };
}

async function apply(
  spec: SpecCopy,
  proposals: readonly Proposal[],
): Promise<{ out: string; status: number }> {
  writeFileSync(join(folder, 'proposals.json'), JSON.stringify(proposals));
  const { out, err, status } = await runInProcess(
    command,
    ['--apply', 'proposals.json', '--spec', spec.folder],
    folder,
  );
  return { out: out + err, status: status ?? -1 };
}

/** What a check proposes of a name that was accepted. */
function named(standard?: string): readonly Proposal[] {
  const observations = new Observations(new Set());
  observations.candidates.push({
    operation: list,
    role: parameter.role,
    name: 'kept',
    accepted: true,
    why: 'its values give different lists',
    count: 3,
    requests: 6,
    ...(standard === undefined ? {} : { standard }),
  });
  const outcome = { observations, redactor: new Redactor([]) } as Parameters<typeof proposalsOf>[1];
  return proposalsOf(model, outcome, { region: undefined, date: new Date('2026-01-31') });
}

describe('a name of a parameter', () => {
  it('closes a gap that speaks of a default only with the default', () => {
    expect(named()).toMatchObject([{ closes: [], narrows: [gap] }]);
    expect(named('none')).toMatchObject([{ closes: [gap], narrows: [] }]);
  });

  it('leaves such a gap open, where it names what is left, and its texts as they are', async () => {
    const spec = newCopy();
    const texts = new Map(spec.files().map((file) => [file, readFileSync(join(spec.folder, file), 'utf8')]));
    const { out, status } = await apply(spec, named());
    expect(status, out).toBe(0);
    const file = spec.files('components/parameters').find((each) => !texts.has(each)) ?? '';
    expect(spec.read(file)).toMatchObject({ name: 'kept', required: false, 'x-gap': [gap] });
    const entry = spec.read('registers/gaps.yaml').find(({ id }: { id: string }) => id === gap);
    expect(entry).not.toHaveProperty('closed');
    expect(entry).toMatchObject({ observations: [{ date: '2026-01-31', count: 3 }] });
    const changed = spec
      .files()
      .filter((each) => readFileSync(join(spec.folder, each), 'utf8') !== texts.get(each));
    const paths = changed.filter((each) => each.startsWith('paths'));
    expect(paths).toHaveLength(1);
    expect(changed.toSorted()).toEqual([file, 'registers/gaps.yaml', READ_AGAIN, ...paths].toSorted());
  });

  it('gets no value that a sample would send', async () => {
    const spec = newCopy();
    const before = spec.files('components/parameters');
    await apply(spec, named());
    const file = spec.files('components/parameters').find((each) => !before.includes(each)) ?? '';
    expect(spec.read(file)).not.toHaveProperty('example');
    expect(spec.read(file)).not.toHaveProperty('examples');
    const changed = readBundle();
    const item = changed.paths[list.path]?.[list.method];
    item?.parameters?.push({ name: 'kept', in: 'query', 'x-observed': 'today', schema: { maximum: 5 } });
    const seen = Model.of(changed)
      .operations.find(({ id }) => id === list.id)
      ?.queryParameters.find(({ name }) => name === 'kept');
    if (!seen) throw new Error('The parameter was not added.');
    expect(model.samples.queryValue(seen)).toBeUndefined();
  });

  it('takes the id off no text when its gap closes, and lists each that names it or says the contrary', async () => {
    const spec = newCopy();
    const naming = (): string[] =>
      spec
        .files()
        .filter((file) => /\.(?:md|yaml)$/.test(file) && !file.startsWith('registers/'))
        .flatMap((file) => {
          const text = readFileSync(join(spec.folder, file), 'utf8').replaceAll(/x-gap: .*/g, '');
          return text.includes(gap) ? [`${file} ${text.split(gap).length - 1}`] : [];
        });
    const before = naming();
    expect(before.length).toBeGreaterThan(2);
    const { out, status } = await apply(spec, named('none'));
    expect(status, out).toBe(0);
    expect(naming()).toEqual(before);
    const lines = told(out);
    for (const each of before) {
      const [file = '', count] = each.split(' ');
      expect(lines.filter((line) => line.startsWith(`${file}: `) && line.includes(gap)).length, file).toBe(
        Number(count),
      );
    }
    // The description of the operation says it without an id.
    expect(lines.join('\n')).toContain('The names of these query parameters are not shown.');
  });
});

/** The lines of the list of texts to read again. */
function told(out: string): string[] {
  return out
    .slice(out.indexOf('Read again'))
    .split('\n')
    .map((line) => line.trim());
}

describe('texts to read again', () => {
  it('say of an operation that its shape is not shown, where a component is what has become known', async () => {
    const spec = newCopy();
    const used = model.operations.find(
      ({ success }) => success?.schema?.unknown && success.schema.refersTo !== undefined,
    );
    const component = used?.success?.schema?.refersTo;
    if (!used || !component) throw new Error('No component is unknown; make one up.');
    const members = [{ name: 'slug', types: ['string'], count: 2, of: 2 }];
    const { out, status } = await apply(spec, [
      proposal({ kind: 'members', schema: component.pointer, members }),
      proposal({ kind: 'status', operation: used.id, status: 200 }),
    ]);
    expect(status, out).toBe(0);
    const paths = spec.read('openapi.yaml').paths as Record<string, { $ref: string }>;
    const file = paths[used.path]?.$ref.replace(/^\.\//, '') ?? '';
    const [operation] = Object.values<{ description: string; responses: Record<string, object> }>(
      spec.read(file),
    );
    const descriptions = [operation, ...Object.values(operation?.responses ?? {})].flatMap((node) => {
      const { description } = Object(node) as { description?: string };
      return description === undefined || !/not\s+shown/.test(description) ? [] : [description];
    });
    // Those of the number and of its range are the same.
    expect(descriptions).toHaveLength(3);
    for (const description of descriptions) {
      const [sentence] = description.match(/[^.]+not\s+shown\./) ?? [];
      expect(
        told(out).some((line) => line.startsWith(`${file}: ${sentence?.trim()}`)),
        sentence,
      ).toBe(true);
    }
    expect(told(out)).toContainEqual(expect.stringMatching(/The body is not shown\. \(2 times\)$/));
    expect(told(out)).toContainEqual(expect.stringContaining('Account.yaml: Its fields are not shown.'));
    const source = await openSpec(join(spec.folder, 'openapi.yaml'), config);
    const stale = checkProse(await bundleSpec(source)).filter(({ rule }) => rule === 'prose-shape');
    const at = `${used.pointer}/description`;
    const bodies = ['200', used.success?.status].map(
      (number) => `${used.pointer}/responses/${number}/description`,
    );
    expect(stale.map(({ pointer }) => pointer)).toEqual([at, ...bodies, `${component.pointer}/description`]);
  });

  it('stand in a list until each was rewritten or taken off it', async () => {
    const spec = newCopy();
    const { out } = await apply(spec, named('none'));
    const lines = told(out).filter((line) => /^(?:guides|paths|components)\/[^ ]+: /.test(line));
    const left = leftToRead(spec.folder);
    expect(left).toEqual(lines.map((line) => line.replace(/ \(\d+ times\)$/, '')).toSorted());
    expect(left.length).toBeGreaterThan(3);
    await lintSpec(await openSpec(join(spec.folder, 'openapi.yaml'), config));
    const guide = left.find((line) => line.includes('it is not known whether a plain list'));
    expect(guide).toBeDefined();
    spec.replaceAll(
      'it is not known whether a plain list contains',
      'a plain list does not contain',
      spec.files('guides'),
    );
    expect(leftToRead(spec.folder)).toEqual(left.filter((line) => line !== guide));
    // What is still true leaves the list by hand; a further run brings nothing back that it does not list itself.
    writeFileSync(join(spec.folder, READ_AGAIN), `${left[0]}\n`);
    const again = await apply(spec, named('none'));
    expect(again.out).toMatch(/^Changed nothing\.\n/);
    expect(again.out).not.toContain('Then:');
    expect(leftToRead(spec.folder)).toEqual([left[0]]);
  });

  it('are none of the README, which speaks to those who edit the spec', async () => {
    const spec = newCopy();
    const about = join(spec.folder, 'README.md');
    writeFileSync(about, `${readFileSync(about, 'utf8')}\nA header of \`${list.id}\` is not shown.\n`);
    const { out } = await apply(spec, [
      proposal({ kind: 'header', operation: list.id, status: list.success?.status ?? '', header: 'X-Seen' }),
    ]);
    expect(out).toContain('Changed 1 file');
    expect(out).not.toContain('README.md');
  });

  it('speak in guides of what a parameter is for, without its gap or its operation', async () => {
    const spec = newCopy();
    const { out } = await apply(spec, named());
    const lines = told(out).filter((line) => line.startsWith('guides/'));
    expect(lines.filter((line) => /it is not known whether (?:a plain|deleted)/.test(line))).toHaveLength(2);
  });

  it('are not those of another kind of thing, where only a header was seen', async () => {
    const spec = newCopy();
    const operation = list.id;
    const { out } = await apply(spec, [
      proposal({ kind: 'header', operation, status: list.success?.status ?? '', header: 'X-Seen' }),
    ]);
    expect(out).not.toContain('query parameters are not shown');
  });
});

describe('the kinds of what tells no type', () => {
  it.each([
    [[null, null], 'null'],
    [[1, 'a', null], 'integer or null or string'],
  ])('%j is said where the member is described', async (values, kinds) => {
    const owner = model.schemas.get('Account');
    if (!owner) throw new Error('There is no Account.');
    const observations = new Observations(new Set());
    for (const trial of values) observations.value(owner, { trial });
    const outcome = { observations, redactor: new Redactor([]) } as Parameters<typeof proposalsOf>[1];
    const proposals = proposalsOf(model, outcome, { region: undefined, date: new Date('2026-01-31') });
    const spec = newCopy();
    await apply(spec, proposals);
    const { trial } = spec.read('components/schemas/Account.yaml').properties;
    expect(trial).not.toHaveProperty('type');
    expect(trial.description).toContain(`Its values were ${kinds}, which tells no type.`);
  });
});

describe('what was seen of one response', () => {
  const operation = model.operations.find(
    ({ success }) => success?.schema?.unknown && !success.statusKnown && !success.schema.refersTo,
  );
  if (!operation?.success?.schema) throw new Error('No body of a success is unknown; make one up.');
  const { success } = operation;
  const schema = operation.success.schema.pointer;
  const members = [{ name: 'slug', types: ['string'], count: 2, of: 2 }];
  const proposals = [
    proposal({ kind: 'members', schema, members }),
    proposal({ kind: 'header', operation: operation.id, status: success.status, header: 'X-Seen' }),
    proposal({ kind: 'status', operation: operation.id, status: 201 }),
  ];
  const file = (spec: SpecCopy): string => {
    const paths = spec.read('openapi.yaml').paths as Record<string, { $ref: string }>;
    return paths[operation.path]?.$ref.replace(/^\.\//, '') ?? '';
  };

  it('is written into the media type that was seen, at the number that was seen, and nowhere else', async () => {
    const spec = newCopy();
    const before = spec.read(file(spec))[operation.method].responses[success.status];
    const { out, status } = await apply(spec, proposals);
    expect(status, out).toBe(0);
    const { responses } = spec.read(file(spec))[operation.method];
    expect(responses[success.status]).toEqual(before);
    expect(Object.keys(responses['201'].headers)).toEqual(['X-Seen']);
    const schemas = Object.entries<{ schema: object }>(responses['201'].content);
    const [json, xml] = ['json', 'xml'].map((form) => schemas.find(([type]) => type.endsWith(form)));
    expect(json?.[1].schema).toHaveProperty('properties.slug.x-observed');
    expect(xml?.[1].schema).toEqual(before.content[xml?.[0] ?? ''].schema);
    const source = await openSpec(join(spec.folder, 'openapi.yaml'), config);
    expect((await lintSpec(source)).map(({ message }) => message)).toEqual([]);
    // Nothing is wrong in texts but what is said of the shape that is known now, which is listed too.
    const left = checkProse(await bundleSpec(source)).map(({ rule }) => rule);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((rule) => rule !== 'prose-shape')).toEqual([]);
    expect(out).toContain('Its shape is not shown.');
  });

  it('is written once when the same file is applied again, and said of the number that has it', async () => {
    const spec = newCopy();
    const changelog = join(spec.folder, '../CHANGELOG.md');
    writeFileSync(changelog, '# Changelog\n\n## [Unreleased]\n');
    const said = proposals.map((each) => {
      const { change } = each;
      if (change.kind === 'header')
        return { ...each, says: `A ${success.status} of \`${operation.id}\` can carry \`X-Seen\`.` };
      if (change.kind === 'members')
        return { ...each, says: `${operation.success?.schema?.words ?? ''} can have the members \`slug\`.` };
      return each;
    });
    await apply(spec, said);
    const text = readFileSync(changelog, 'utf8').replaceAll(/\s+/g, ' ');
    expect(text).toContain(`A 201 of \`${operation.id}\` can carry \`X-Seen\`.`);
    expect(text).toContain(`\`${operation.id}\` (201 body) can have the members`);
    expect(text).not.toContain(success.status);
    const all = (): string[] => spec.files().map((each) => readFileSync(join(spec.folder, each), 'utf8'));
    const before = all();
    const { out, status } = await apply(spec, said);
    expect(status).toBe(1);
    expect(out.slice(out.indexOf('Left out')).match(/^ {2}\{/gm)).toHaveLength(proposals.length);
    expect(all()).toEqual(before);
  });

  it('is written into each number, where nobody knows which one showed it', async () => {
    const spec = newCopy();
    const other = proposal({ kind: 'status', operation: operation.id, status: 202 });
    const { out, status } = await apply(spec, [...proposals, other]);
    expect(status, out).toBe(0);
    const { responses } = spec.read(file(spec))[operation.method];
    for (const number of ['201', '202', success.status])
      expect(Object.keys(responses[number].headers), number).toEqual(['X-Seen']);
  });
});

/** Every address in an example that shows a base address, in JSON and XML. */
function linksOf(spec: SpecCopy, origin: string): string[] {
  return spec
    .files('examples')
    .map((file) => readFileSync(join(spec.folder, file), 'utf8'))
    .filter((text) => text.includes(origin))
    .flatMap((text) => [...text.matchAll(/(?<=[">])(?:https:\/)?\/[a-z][^"<\s]+/g)].map(([link]) => link));
}

/** A spec of which no address is known any more, whatever is known now, and its model. */
function withoutAddresses(): { newSpec: () => SpecCopy; of: Model } {
  const document = structuredClone(readBundle());
  const register = document['x-gap-register'] ?? [];
  const ids = register.filter(({ kind }) => kind.split('+').includes('address')).map(({ id }) => id);
  const unknown = model.regions.map(({ description, url }, index) => ({
    url,
    server: { url: `https://region-${index}.invalid`, description, 'x-gap': ids },
  }));
  const servers = unknown.map((each) => each.server);
  const reopen = (gaps: readonly { id: string; closed?: string; [key: string]: unknown }[]): void => {
    for (const entry of gaps.filter(({ id }) => ids.includes(id)))
      for (const key of ['closed', 'evidence', 'observations']) delete entry[key];
  };
  document.servers = servers;
  reopen(register as never);
  const newSpec = (): SpecCopy => {
    const spec = newCopy();
    for (const file of spec.files()) {
      const text = readFileSync(join(spec.folder, file), 'utf8');
      const moved = unknown.reduce(
        (done, { url, server }) => (done.includes(url) ? movedTo(done, url, server.url) : done),
        text,
      );
      if (moved !== text) writeFileSync(join(spec.folder, file), moved);
    }
    spec.edit('openapi.yaml', (root) => Object.assign(root, { servers }));
    spec.edit('registers/gaps.yaml', reopen);
    return spec;
  };
  return { newSpec, of: Model.of(document) };
}

describe('the address of a region', () => {
  const { newSpec, of: unaware } = withoutAddresses();
  const shown = JSON.stringify(readBundle().paths);
  const index = model.regions.findIndex(({ url }) => shown.includes(`${url}/`));
  const region = unaware.regions[index];
  if (!region) throw new Error('No example shows a base address.');
  const { description: name, url: placeholder } = region;
  const ids = region.gaps.map(({ id }) => id);
  const seen = (address: string, called: boolean, of = unaware): readonly Proposal[] => {
    const observations = new Observations(new Set());
    observations.successes = 42;
    const outcome = { observations, redactor: new Redactor([]) } as Parameters<typeof proposalsOf>[1];
    return proposalsOf(of, outcome, { region: { name, address, called }, date: new Date('2026-01-31') });
  };
  const server = (spec: SpecCopy) =>
    spec
      .read('openapi.yaml')
      .servers.find(({ description }: { description: string }) => description === name);
  const addressOf = 'https://grants.example';

  it('is observed where the responses came from it', async () => {
    const spec = newSpec();
    await apply(spec, seen(addressOf, true));
    expect(server(spec)).toEqual({
      url: addressOf,
      description: name,
      'x-observed': '2026-01-31, in 42 responses',
    });
  });

  it('is given, and nowhere observed, where no request went there', async () => {
    const spec = newSpec();
    const changelog = join(spec.folder, '../CHANGELOG.md');
    writeFileSync(changelog, '# Changelog\n\n## [Unreleased]\n');
    const proposals = seen(addressOf, false);
    expect(proposals).toMatchObject([{ count: 0 }]);
    const { out, status } = await apply(spec, proposals);
    expect(status, out).toBe(0);
    expect(server(spec)).toEqual({ url: addressOf, description: name, 'x-given': '2026-01-31, not called' });
    const entries = spec.read('registers/gaps.yaml').filter(({ id }: { id: string }) => ids.includes(id));
    for (const entry of entries) expect(entry.observations).toMatchObject([{ count: 0, date: '2026-01-31' }]);
    expect(readFileSync(changelog, 'utf8')).toContain('(Given on 2026-01-31, not called.)');
    const { bundle } = await bundleSpec(await openSpec(join(spec.folder, 'openapi.yaml'), config));
    const given = Model.of(bundle.document);
    const place = given.regions.find(({ description }) => description === name);
    expect(place?.origin).toBe('given 2026-01-31, not called');
    const table = placeholderText(given, 'table', 'addresses', (id) => id);
    const said = `${gapsReport(bundle.document)}\n${table}`;
    expect(said).toContain('given 2026-01-31, not called');
    expect(said.match(/Given on[^|]*\|/)?.[0]).toBe(
      `Given on 2026-01-31, not called: The base address of the region ${name} is \`${addressOf}\`. |`,
    );
    const page = makePages(bundle.document).find(({ path }) => path === 'not-shown');
    const onPage = JSON.stringify(page?.blocks);
    expect(onPage).toContain('**Given, not called:**');
    expect(onPage.split(addressOf)).toHaveLength(2);
    expect(onPage).not.toMatch(/observed, not documented/i);
    expect(said).not.toMatch(/observed/i);
    // A check of that very address says more.
    const later = seen(addressOf, true, given);
    expect(later).toMatchObject([{ count: 42, narrows: ids }]);
    await apply(spec, later);
    for (const entry of spec.read('registers/gaps.yaml').filter(({ id }: { id: string }) => ids.includes(id)))
      expect(entry.observations).toMatchObject([{ count: 0 }, { count: 42 }]);
    expect(server(spec)).not.toHaveProperty('x-given');
    expect(server(spec)).toHaveProperty('x-observed');
  });

  it('with a path of its own leaves every example whole: links without an origin have that path too', async () => {
    const spec = newSpec();
    const before = linksOf(spec, placeholder);
    expect(before.some((link) => link.startsWith('/'))).toBe(true);
    await apply(spec, seen(`${addressOf}/api.v2`, true));
    expect(linksOf(spec, addressOf)).toEqual(
      before.map((link) =>
        link.startsWith('/') ? `/api.v2${link}` : link.replace(placeholder, `${addressOf}/api.v2`),
      ),
    );
  });
});

describe('the changelog', () => {
  const limit = model.gaps.find(({ kind }) => kind === 'limit')?.id ?? '';
  const ofAccount = proposal(
    { kind: 'note', ofAccount: true },
    { says: 'For one account, the limit is 12.', narrows: [limit] },
  );
  const ofAll = proposal(
    { kind: 'note' },
    {
      says: 'A success of an operation that has a name as long as this one has can come without a body, which is long.',
      narrows: [limit],
    },
  );

  it('does not say what holds for one account, and the register does', async () => {
    const spec = newCopy();
    const changelog = join(spec.folder, '../CHANGELOG.md');
    writeFileSync(changelog, '# Changelog\n\n## [Unreleased]\n');
    await apply(spec, [ofAccount, ofAll]);
    const text = readFileSync(changelog, 'utf8');
    expect(text).toContain('A success of an operation');
    expect(text).not.toContain('one account');
    expect(readFileSync(join(spec.folder, 'registers/gaps.yaml'), 'utf8')).toContain(ofAccount.says);
  });

  it('is not proposed again of what the register says already', () => {
    const document = readBundle();
    const noted = (): string[] => {
      const outcome = { observations: new Observations(new Set()), redactor: new Redactor([]), limit: 6000 };
      return proposalsOf(Model.of(document), outcome as unknown as Parameters<typeof proposalsOf>[1], {
        region: undefined,
        date: new Date('2026-01-31'),
      }).map(({ says }) => says);
    };
    const says = noted();
    expect(says).not.toEqual([]);
    for (const entry of document['x-gap-register'] ?? [])
      if (entry.kind === 'limit')
        entry.observations = says.map((each) => ({ seen: each, date: '2026-01-01', count: 1 }));
    expect(noted()).toEqual([]);
  });

  it('does not say anything again when the same file is applied again', async () => {
    const spec = newCopy();
    const changelog = join(spec.folder, '../CHANGELOG.md');
    writeFileSync(changelog, '# Changelog\n\n## [Unreleased]\n');
    await apply(spec, [ofAccount, ofAll]);
    const read = (): string[] =>
      [changelog, join(spec.folder, 'registers/gaps.yaml')].map((each) => readFileSync(each, 'utf8'));
    const before = read();
    const { out } = await apply(spec, [ofAccount, ofAll]);
    expect(out.match(/the register says so/g)).toHaveLength(2);
    expect(read()).toEqual(before);
  });
});
