/** What a service reveals, from the check to everything that is made from the spec, without a hand on `scripts/`. */
import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { bundleSpec } from '../../scripts/bundle/bundle-spec.ts';
import { checkGuides } from '../../scripts/lint/check-guides.ts';
import { checkProse } from '../../scripts/lint/check-prose.ts';
import { openSpec } from '../../scripts/source/open-spec.ts';
import type { SourceProblem } from '../../scripts/source/problems.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { leftToRead } from '../../scripts/contract/proposals/read-again.ts';
import { command } from '../../scripts/contract/main.ts';
import type { Proposal } from '../../scripts/contract/proposals/proposal.ts';
import { buildCopy } from '../evolution/built.ts';
import { expectTrueAddresses } from '../evolution/expectations.ts';
import { readPage } from '../docs/site-links.ts';
import { SpecCopy } from '../evolution/spec-copy.ts';
import { readBundle } from '../support/generated.ts';
import { closeMocks, ownData, start } from '../support/mock.ts';
import { runInProcess } from '../support/run-command.ts';
import { checkService, slugsOf, writesOf } from './check-service.ts';
import { closeServices, playService } from './wrong-service.ts';
import { factsThatFail } from '../facts/facts-of-copy.ts';
import { reveal } from './revealing.ts';

const config = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'contract-'));
afterEach(closeServices);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await closeMocks();
});

it('closes what a service reveals: a status, members, headers, the name of a parameter, an address', async () => {
  const mock = await start({ rateLimit: 1_000_000 });
  const url = await playService(mock.url, reveal);
  const run = await checkService(url, [
    ...slugsOf(ownData),
    ...writesOf(ownData, folder),
    '--region',
    'EU=https://eu.grants.example',
    '--candidate',
    'deletion-mode=trashed,deleted',
  ]);
  // What is beyond the description contradicts nothing, and is listed.
  expect(run.report.findings.filter(({ kind }) => kind !== 'not-described').map(({ what }) => what)).toEqual(
    [],
  );
  const listed = run.report.findings.map(({ what }) => what).join('\n');
  for (const header of ['ETag', 'X-Tenant-Plan']) expect(listed).toContain(`The header \`${header}\``);
  expect(run.status).toBe(0);
  // A name that is not accepted leaves a trace in every report.
  expect(run.report.candidates).toMatchObject([
    {
      operation: 'listAllocationPayments',
      role: 'deletion-mode',
      name: 'trashed',
      accepted: false,
      requests: 6,
    },
    { name: 'deleted', accepted: true },
  ]);
  for (const text of [run.out, run.files['report.md'], run.files['report.xml']])
    expect(text).toMatch(/trashed[^]*tried, not accepted, 6 requests: it changes nothing/);
  const proposals = JSON.parse(run.files['proposals.json'] ?? '') as Proposal[];
  expect(proposals.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'status recuseReviewer 201',
      'members /components/schemas/Account',
      'header getAccount 2XX ETag',
      'header getAccount 2XX X-Tenant-Plan',
      'parameter listAllocationPayments deletion-mode deleted',
      'address EU',
    ]),
  );

  expect(JSON.stringify(proposals)).not.toMatch(/Powered|gold-4711|5c0ffee/);

  const spec = new SpecCopy();
  try {
    const before = spec
      .files()
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => commentsIn(spec, file));
    writeFileSync(join(folder, 'proposals.json'), JSON.stringify(proposals));
    const changelog = join(spec.folder, '../CHANGELOG.md');
    writeFileSync(changelog, '# Changelog\n\n## [Unreleased]\n\n### Description\n\n- What was there.\n');
    const applied = await runInProcess(command, ['--apply', 'proposals.json', '--spec', spec.folder], folder);
    expect(applied.out + applied.err).not.toContain('Left out');
    expect(applied.status, applied.err).toBe(0);
    expect(readFileSync(changelog, 'utf8')).toContain('- `recuseReviewer` succeeds with 201. (Observed on ');
    expect(readFileSync(changelog, 'utf8')).toContain('- What was there.');
    const after = spec
      .files()
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => commentsIn(spec, file));
    expect(after.join('\n')).toContain(before.filter(Boolean).join('\n').slice(0, 20));
    expect(after.flat().length).toBeGreaterThanOrEqual(before.flat().length);

    // Lint and build remind of each text that speaks of a closed gap as if it were open, and pass.
    const stale = spec
      .files()
      .filter((file) => /\.(?:md|yaml)$/.test(file) && !file.startsWith('registers'))
      .filter((file) => readFileSync(join(spec.folder, file), 'utf8').includes('GAP-003'));
    const reminders = await staleTexts(spec);
    // What no rule can tell waits in a list, and a release with it.
    expect(leftToRead(spec.folder)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('The names of these query parameters are not shown.'),
        expect.stringContaining('it is not known whether a plain list contains deleted payments'),
        expect.stringContaining('it is not known whether deleted payments are in the list'),
        expect.stringContaining('Whether `getAccount` reports them is not known'),
      ]),
    );
    expect(reminders.length).toBeGreaterThanOrEqual(stale.length);
    expect(reminders.filter(({ severity }) => severity !== 'reminder')).toEqual([]);
    for (const file of stale) expect(applied.out).toContain(`${file}: `);
    // What is said of a shape that is known now is told too.
    const shapes = ['paths/account.yaml', 'components/schemas/Account.yaml'];
    for (const file of shapes) expect(applied.out).toContain(`${file}: `);
    // No row of test/facts changes for what a service has shown.
    expect(await factsThatFail(spec)).toEqual([]);

    const built = await buildCopy(spec);
    try {
      const changes = diffDocuments(readBundle(), built.model.document);
      expect(
        changes.filter(({ level }) => level === 'breaking').map(({ kind, what }) => `${kind}: ${what}`),
      ).toEqual([]);
      const types = built.text('client/src/models.ts');
      expect(types).toContain('display_name?');
      expect(types).toContain('mandant_krzl?: string | null;');
      expect(types).toContain('motto?: TranslatedText;');
      expect(types).toMatch(/Observed \(\d{4}-\d\d-\d\d, in \d+ of \d+ JSON objects\), not documented\./);
      expect(built.text('client/src/calls.ts')).toContain('deleted?');
      // The mock applies no filter that it knows by name alone, and makes up no value of a header.
      const filtered = await built.request(built.operation('listAllocationPayments'), {
        query: 'deleted=only',
      });
      expect(filtered.headers.get('x-mock-choice')).toBe('parameter-without-effect');
      const account = await built.request(built.operation('getAccount'));
      expect(account.headers.get('etag')).toMatch(/^"[\w-]+"$/);
      expect(account.headers.has('x-tenant-plan')).toBe(false);
      const recusal = await built.request(built.operation('recuseReviewer'));
      expect(recusal.status).toBe(201);
      const shown = built.operation('recuseReviewer').responses;
      const bodies = shown
        .filter(({ successful }) => successful)
        .flatMap(({ status, content }) =>
          content.filter(({ schema }) => !schema.unknown).map(({ format }) => `${status} ${format}`),
        );
      expect(bodies).toEqual(['201 json']);
      // Each example of a number that was seen is that of its range, and makes one record.
      const list = await built.request(built.operation('listFields'));
      const fields = (await list.json()) as { total: number };
      expect(fields.total).toBe(ownData['field']?.length);
      const headers = built.operation('getAccount').success?.headers ?? [];
      expect(headers.map(({ name, required }) => [name, required])).toEqual([
        ['ETag', false],
        ['X-Tenant-Plan', false],
      ]);
      for (const form of ['html', 'md'] as const) {
        expect(built.page('operations/getAccount', form)).toContain('X-Tenant-Plan');
        expect(built.page('operations/getAccount', form)).toContain('ETag');
        expect(built.page('operations/getAccount', form)).toMatch(
          /observed \d{4}-\d\d-\d\d, in \d+ responses/,
        );
        expect(built.page('schemas/Account', form)).toMatch(
          /observed \d{4}-\d\d-\d\d, in \d+ of \d+ JSON objects/,
        );
      }
      // A number stands beside its range on these pages, and each address there is still one place.
      for (const { id } of built.model.operations) {
        const { ids } = readPage(built.page(`operations/${id}`, 'html'));
        expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([]);
      }
      for (const form of ['html', 'md'] as const) {
        expect(built.page('operations/recuseReviewer', form)).toContain('201');
        expect(built.page('operations/recuseReviewer', form)).toMatch(/Observed \S+, in 1 response;/);
        expect(built.page('operations/listAllocationPayments', form)).toMatch(/observed \S+, in 3 responses/);
        expect(built.page('guides/authentication-and-regions', form)).toContain('https://eu.grants.example');
        expect(built.page('operations/listAllocationPayments', form)).toContain('deleted');
        expect(built.page('not-shown', form)).toContain('Observed, not documented');
        // No request of this check went to the address: it is given, and nowhere observed.
        expect(built.page('requests', form)).toContain('https://eu.grants.example');
        expect(built.page('requests', form)).toMatch(/given \d{4}-\d\d-\d\d, not called/);
        expect(built.page('not-shown', form)).toMatch(
          /Given, not called:[^(]*grants\.example[^(]*\(\d{4}-\d\d-\d\d\)/,
        );
      }
      expectTrueAddresses(built);
      const gap = built.model.gaps.find(({ id }) => id === 'GAP-003');
      expect(gap?.closed).toContain('`deleted`');
      expect(gap?.evidence).toBe('observed');
      expect(gap?.observations?.[0]?.count).toBeGreaterThan(0);
      expect(built.operation('recuseReviewer').responses.map(({ status }) => status)).toEqual(
        expect.arrayContaining(['201', '2XX']),
      );
    } finally {
      await built.dispose();
    }
    // A person says there what is known, and nothing is left.
    const recused: string = spec.read('openapi.yaml').paths['/application/{application_slug}/recuse'].$ref;
    rewrite(spec, [...stale, ...shapes, recused, 'paths/allocation-payment.yaml']);
    expect(await staleTexts(spec)).toEqual([]);
  } finally {
    spec.dispose();
  }
});

/** What lint finds in texts that name a closed gap, or say that a shape is not shown which is known now. */
async function staleTexts(spec: SpecCopy): Promise<SourceProblem[]> {
  const source = await openSpec(join(spec.folder, 'openapi.yaml'), config);
  const bundled = await bundleSpec(source);
  const problems = [...checkProse(bundled), ...(await checkGuides(source, bundled))];
  return problems.filter(
    ({ rule, message }) =>
      rule === 'prose-shape' || rule === 'prose-parameter' || message.includes('is closed'),
  );
}

/** Does what a person does: no text says any more that the name, or a shape that was seen, is not shown. */
function rewrite(spec: SpecCopy, files: readonly string[]): void {
  for (const file of files) {
    const path = join(spec.folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text
        .replaceAll(/The default is not\s+shown \(`GAP-003`\)\./g, 'The default was seen.')
        .replaceAll(/\(`GAP-003`, /g, '(')
        .replaceAll(/ \(`GAP-003`\)/g, '')
        .replaceAll('GAP-003: ', '')
        .replaceAll('also be filtered by deletion', 'also be filtered by deletion (`deleted`)')
        .replaceAll(
          / (?:Its shape|Its fields|The body|The shape of the response) (?:is|are)\s+not\s+shown\./g,
          '',
        ),
    );
  }
}

function commentsIn(spec: SpecCopy, file: string): string[] {
  return readFileSync(join(spec.folder, file), 'utf8')
    .split('\n')
    .filter((line) => /^\s*#/.test(line));
}
