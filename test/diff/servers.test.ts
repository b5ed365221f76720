import { describe, expect, it } from 'vitest';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { fixtureBundle } from './bundle.ts';

/** The bundle with unknown URLs for all regions. */
function base(): OpenApiDocument {
  const bundle = fixtureBundle() as unknown as OpenApiDocument;
  const [id = ''] = (bundle['x-gap-register'] ?? []).flatMap((gap) =>
    gap.kind === 'address' ? [gap.id] : [],
  );
  const servers = ['one', 'two', 'three'].map((name) => ({
    url: `https://${name}.invalid`,
    description: name,
    'x-gap': [id],
  }));
  return { ...bundle, servers };
}

/** Returns the changes after editing the servers. */
function changesOf(edit: (servers: NonNullable<OpenApiDocument['servers']>) => void) {
  return diffAfter(edit).map(({ level, kind }) => `${level} ${kind}`);
}

function diffAfter(edit: (servers: NonNullable<OpenApiDocument['servers']>) => void) {
  const head = base();
  edit(head.servers ?? []);
  return diffDocuments(base(), head);
}

describe('one region', () => {
  it('narrows its unknown if its URL is documented and the others are still unknown', () => {
    const [change, ...others] = diffAfter((servers) => {
      servers[1] = { url: 'https://eu.grants.example', description: servers[1]?.description ?? '' };
    });
    expect(others).toEqual([]);
    expect(change).toMatchObject({ level: 'safe', kind: 'gap-narrowed' });
    expect(change?.what).toMatch(/^More is documented here\. GAP-\d+ is still open\.$/);
    expect(change?.details).toEqual(['The URL of two is `https://eu.grants.example`.']);
  });

  it('breaks senders if its URL changes while the unknown stays open', () => {
    const changes = changesOf(([, second]) => {
      if (second) second.url = 'https://elsewhere.invalid';
    });
    expect(changes).toContain('breaking server-removed');
  });

  it('breaks senders if it is removed, with no other change', () => {
    expect(changesOf((servers) => void servers.splice(1, 1))).toEqual(['breaking server-removed']);
  });

  it('breaks senders if its documented URL is removed, even if others are newly documented', () => {
    const before = base();
    before.servers?.splice(2, 1, { url: 'https://three.grants.example', description: 'three' });
    const after = base();
    after.servers = [
      { url: 'https://one.grants.example', description: 'one' },
      { url: 'https://two.grants.example', description: 'two' },
    ];
    const changes = diffDocuments(before, after).map(({ level, kind }) => `${level} ${kind}`);
    expect(changes).toContain('breaking server-removed');
  });
});
