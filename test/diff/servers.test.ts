import { describe, expect, it } from 'vitest';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { readBundle } from '../support/generated.ts';

/** The bundle while the address of no region is known, whatever is known by now. */
function base(): OpenApiDocument {
  const bundle = readBundle();
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

/** The changes when the servers are edited. */
function changesOf(edit: (servers: NonNullable<OpenApiDocument['servers']>) => void) {
  const head = base();
  edit(head.servers ?? []);
  return diffDocuments(base(), head).map(({ level, kind }) => `${level} ${kind}`);
}

describe('the address of one region', () => {
  it('that becomes known, while the others stay unknown, is a gap that is closed there', () => {
    const changes = changesOf((servers) => {
      servers[1] = { url: 'https://eu.grants.example', description: servers[1]?.description ?? '' };
    });
    expect(changes).toEqual(['safe gap-closed']);
  });

  it('that changes while its gap stays open breaks programs', () => {
    const changes = changesOf(([, second]) => {
      if (second) second.url = 'https://elsewhere.invalid';
    });
    expect(changes).toContain('breaking server-removed');
  });

  it('of a region that goes away breaks programs, which is all that is told', () => {
    expect(changesOf((servers) => void servers.splice(1, 1))).toEqual(['breaking server-removed']);
  });
});
