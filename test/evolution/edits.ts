import { expect } from 'vitest';
import { announcedEdits } from './announced-edits.ts';
import type { Built } from './built.ts';
import type { Edit } from './edit.ts';
import { expectOperation, expectCorrectBaseUrls } from './expectations.ts';
import { addGroup, mayReturnNothing, placeOperation, type Success, unplacedIds } from './place-operation.ts';
import { SpecCopy, type Node } from './spec-copy.ts';

/** The spec before any edit. What is still unknown in it decides which edits there are. */
const today = new SpecCopy();
const unplaced = unplacedIds(today);
const { servers, info }: Node = today.read('openapi.yaml');
const unnamedParameters: Node[] =
  today.read('paths/allocation-payment.yaml').get['x-unnamed-parameters'] ?? [];
const undocumentedStatus = today
  .files('paths')
  .flatMap((file) =>
    Object.entries<Node>(today.read(file)).map(([method, operation]) => ({ file, method, operation })),
  )
  .find(({ method, operation }) => ['put', 'post'].includes(method) && operation.responses['2XX']);
today.dispose();

const version: string = info.version;
const nextVersion = version.replace(/\d+$/, (minor) => String(Number(minor) + 1));

const json = (spec: SpecCopy): string =>
  `application/vnd.service.v${spec.read('openapi.yaml').info.version}+json`;
const xml = (spec: SpecCopy): string => json(spec).replace('json', 'xml');

/** Checks a page in both HTML and Markdown. */
function expectOnPage(built: Built, page: string, ...texts: string[]): void {
  for (const form of ['html', 'md'] as const)
    for (const text of texts) expect(built.page(page, form), `${page}.${form}`).toContain(text);
}

/** Places each operation alone: all with an undocumented success, and a list and a deletion with a documented one. */
function placements(): Edit[] {
  const first = (verb: string): string | undefined => unplaced.find((id) => id.startsWith(verb));
  return [
    ...unplaced.map((id) => placement(id, 'undocumented', id === first('get'))),
    ...[first('list') ?? []].flat().map((id) => placement(id, 'record', false)),
    ...[first('delete') ?? []].flat().map((id) => placement(id, '204', true)),
  ];
}

function placement(id: string, success: Success, representative: boolean): Edit {
  return {
    name: `place ${id}, success: ${success}`,
    recipe: 'Place an operation',
    ...(representative && { representative: 'of this version' }),
    edit: (spec) => placeOperation(spec, id, success),
    shows: (built) => expectOperation(built, id),
  };
}

/** Places all operations at once, with each kind of success. */
function placedTogether(): Edit[] {
  return (['undocumented', 'record', '204'] as const).map((success) => ({
    name: `place every operation at once, success: ${success}`,
    edit: (spec) => {
      for (const id of unplacedIds(spec))
        placeOperation(spec, id, success === '204' && !mayReturnNothing(id) ? 'undocumented' : success);
    },
    shows: async (built) => {
      expect(built.model.unplaced).toEqual([]);
      for (const { id } of built.model.operations) await expectOperation(built, id);
    },
  }));
}

function knownStatus(): Edit[] {
  if (!undocumentedStatus) return [];
  const { file, method, operation } = undocumentedStatus;
  const { operationId: id } = operation;
  return [
    {
      name: `the status of ${id} becomes known: 201`,
      recipe: 'Close an unknown',
      representative: 'of this version',
      edit: (spec) => {
        spec.edit(file, (item) => {
          const { '2XX': success, ...errors } = item[method].responses;
          success['x-gap'] = success['x-gap'].filter((gap: string) => gap !== 'GAP-006');
          item[method].responses = { 201: success, ...errors };
        });
      },
      shows: async (built) => {
        expect((await built.request(built.operation(id))).status).toBe(201);
        expectOnPage(built, `operations/${id}`, '201');
        expect(built.text(`docs/operations/${id}.md`)).not.toContain('2XX');
      },
    },
  ];
}

const renamedSchema: Edit = {
  name: 'a schema is renamed',
  recipe: 'Rename a schema',
  representative: 'of this version',
  edit: (spec) => {
    spec.rename('components/schemas/Fund.yaml', 'components/schemas/GrantFund.yaml');
    spec.replaceAll('schemas/Fund.yaml', 'schemas/GrantFund.yaml');
    spec.edit('registers/changelog.yaml', (releases: Node[]) => {
      for (const change of releases.flatMap(({ changes }) => changes))
        for (const key of ['affects', 'adds'])
          change[key] &&= change[key].map((name: string) => name.replace(/^Fund(?=$|\.)/, 'GrantFund'));
    });
    spec.replaceAll('`Fund`', '`GrantFund`', spec.files('guides'));
    spec.replaceAll('schemas/Fund)', 'schemas/GrantFund)', spec.files('guides'));
  },
  shows: async (built) => {
    expect(built.text('client/src/models.ts')).toMatch(/interface GrantFund\b/);
    expectOnPage(built, 'schemas/GrantFund', 'available');
    expect(built.text('openapi.json')).toContain('<GrantFund>');
    await expectOperation(built, 'getFund');
  },
};

const parametersAtThePath: Edit = {
  name: 'parameters move from the operation to the path',
  representative: 'of this version',
  edit: (spec) => {
    for (const file of spec.files('paths'))
      spec.edit(file, (item) => {
        const [[, operation], ...others] = Object.entries<Node>(item) as [
          [string, Node],
          ...[string, Node][],
        ];
        if (others.length > 0) return;
        item.parameters = operation.parameters;
        delete operation.parameters;
      });
  },
  shows: async (built) => {
    expect(built.operation('getFund').pathParameters.map(({ name }) => name)).toEqual(['fund_slug']);
    for (const { id } of built.model.operations) await expectOperation(built, id);
  },
};

const renamedField: Edit = {
  name: 'a field is renamed',
  representative: 'of this version',
  edit: (spec) => spec.replaceAll(/\bdate_paid\b/g, 'settled_on'),
  shows: async (built) => {
    for (const file of [
      'client/src/models.ts',
      'docs/schemas/AllocationPayment.md',
      'docs/schemas/AllocationPayment.html',
    ]) {
      expect(built.text(file)).toContain('settled_on');
      expect(built.text(file)).not.toContain('date_paid');
    }
    const list = built.operation('listAllocationPayments');
    const { url } = await built.mock();
    const response = await fetch(`${url}${list.path}?per_page=100`, {
      headers: { accept: built.model.mediaTypes.json, [built.model.key.header]: 'mock-key' },
    });
    const text = await response.text();
    expect(text).toContain('settled_on');
    expect(text).not.toContain('date_paid');
  },
};

function namedParameters(): Edit[] {
  return unnamedParameters.map(({ role }) => ({
    name: `the ${role} parameter gets its name`,
    recipe: 'Close an unknown',
    edit: (spec) => {
      const name = `invented_${role.replace('-', '_')}`;
      const component = `Invented${role.split('-')[1] === 'mode' ? 'Mode' : role.includes('column') ? 'Column' : 'Direction'}`;
      let gaps: string[] = [];
      spec.edit('paths/allocation-payment.yaml', ({ get }) => {
        const unnamed: Node[] = get['x-unnamed-parameters'];
        const parameter = unnamed.find((each) => each.role === role);
        gaps = parameter['x-gap'];
        get['x-unnamed-parameters'] = unnamed.filter((each) => each !== parameter);
        if (get['x-unnamed-parameters'].length === 0) delete get['x-unnamed-parameters'];
        spec.write(`components/parameters/${component}.yaml`, {
          name,
          in: 'query',
          description: 'A parameter with a name invented for this test.',
          schema: { $ref: parameter.schema.$ref.replace('../components/', '../') },
          example: spec.read(parameter.schema.$ref.replace('../', '')).enum?.[0] ?? 'amount',
        });
        get.parameters.splice(-1, 0, { $ref: `../components/parameters/${component}.yaml` });
      });
      for (const gap of gaps) spec.closeGap(gap);
    },
    shows: async (built) => {
      const name = `invented_${role.replace('-', '_')}`;
      expect(built.text('client/src/queries.ts')).toContain(name);
      expectOnPage(built, 'operations/listAllocationPayments', name);
      await expectOperation(built, 'listAllocationPayments');
    },
  }));
}

/** Indexes of the regions whose base URL is unknown. */
const unknownRegions: number[] = servers.flatMap((server: Node, index: number) =>
  server['x-gap'] ? [index] : [],
);

function knownBaseUrls(): Edit[] {
  if (unknownRegions.length === 0) return [];
  return [
    {
      name: "every region's base URL becomes known",
      recipe: 'Close an unknown',
      edit: (spec) => {
        for (const index of unknownRegions)
          giveBaseUrl(spec, index, `https://region-${index}.grants.example`);
        spec.closeGap('GAP-001');
      },
      shows: (built) => {
        expect(built.model.regions.every(({ known }) => known)).toBe(true);
        for (const { url } of built.model.regions) expectOnPage(built, 'requests', url);
        expectCorrectBaseUrls(built);
      },
    },
  ];
}

function oneBaseUrl(): Edit[] {
  return unknownRegions.map((index) => ({
    name: `the base URL of region ${index} becomes known`,
    edit: (spec) => giveBaseUrl(spec, index, 'https://known.grants.example'),
    shows: (built) => {
      expect(built.model.regions[index]?.known).toBe(true);
      expectOnPage(built, 'requests', 'https://known.grants.example');
      expectCorrectBaseUrls(built);
    },
  }));
}

/** Replaces a region's placeholder, also in the examples. */
function giveBaseUrl(spec: SpecCopy, index: number, url: string): void {
  spec.edit('openapi.yaml', (root) => delete root.servers[index]['x-gap']);
  spec.replaceAll(servers[index].url, url);
}

const addedField: Edit = {
  name: 'a field is added',
  recipe: 'Add a field',
  edit: (spec) => {
    spec.edit('components/schemas/Fund.yaml', (schema) => {
      schema.properties.invented_note = { description: 'A remark invented for this test.', type: 'string' };
    });
  },
  shows: async (built) => {
    expect(built.text('client/src/models.ts')).toMatch(/invented_note\?: string/);
    expectOnPage(built, 'schemas/Fund', 'invented_note');
    await expectOperation(built, 'getFund');
  },
};

const removedField: Edit = {
  name: 'a field is removed',
  recipe: 'Remove a field',
  edit: (spec) => {
    spec.edit('components/schemas/AllocationPayment.yaml', (schema) => {
      delete schema.properties.external_id;
      schema.required = schema.required.filter((name: string) => name !== 'external_id');
    });
    spec.edit('components/schemas/AllocationPaymentOrderColumn.yaml', (schema) => {
      const listed = schema.anyOf.find((branch: Node) => branch.enum);
      listed.enum = listed.enum.filter((value: string) => value !== 'external_id');
    });
    for (const file of spec.files('examples').filter((name) => name.endsWith('.json')))
      spec.edit(file, (example) => {
        for (const record of [example, ...(example.data ?? [])]) delete record.external_id;
      });
    spec.closeGap('GAP-053');
    spec.replaceAll('`external_id`', '`reference`', spec.files('guides'));
    spec.replaceAll('external_id', 'reference', spec.files('guides'));
  },
  shows: async (built) => {
    expect(built.text('client/src/models.ts')).not.toContain('external_id');
    expect(built.text('docs/schemas/AllocationPayment.md')).not.toContain('external_id');
    const response = await built.request(built.operation('listAllocationPayments'));
    expect(await response.text()).not.toContain('external_id');
  },
};

const nullableField: Edit = {
  name: 'a field becomes nullable',
  edit: (spec) => {
    spec.edit('components/schemas/Fund.yaml', ({ properties }) => {
      const { description, type } = properties.budget;
      properties.budget = { description, type: [type, 'null'] };
    });
  },
  shows: async (built) => {
    expect(built.text('client/src/models.ts')).toMatch(/budget: number \| null/);
    expectOnPage(built, 'schemas/Fund', 'null');
    await expectOperation(built, 'getFund');
  },
};

const addedValue: Edit = {
  name: 'a value is added to an enumeration',
  edit: (spec) => spec.edit('components/schemas/TabType.yaml', (schema) => void schema.enum.push('invented')),
  shows: async (built) => {
    expect(built.text('client/src/models.ts')).toContain("'invented'");
    expectOnPage(built, 'schemas/values', 'invented');
    await expectOperation(built, 'getTab');
  },
};

const addedGroup: Edit = {
  name: 'a resource group is added',
  edit: (spec) => void addGroup(spec, 'Invented things'),
  shows: (built) => expectOnPage(built, 'groups/index', 'Invented things'),
};

function conflictMedia(spec: SpecCopy, ending: string): Node {
  return {
    ...(ending === 'xml' && spec.mark('GAP-030')),
    schema: { $ref: '../schemas/ErrorEnvelope.yaml' },
  };
}

const addedCondition: Edit = {
  name: 'an error condition is added (409)',
  recipe: 'Add an error condition',
  representative: 'of the next version',
  edit: (spec) => {
    spec.edit('registers/conditions.yaml', (conditions: Node[]) => {
      conditions.push({
        id: 'already-paid',
        title: 'Paid already',
        status: 409,
        when: 'The fund is in a state invented for this test.',
        section: 'Errors',
        applies: ['getFund'],
      });
    });
    spec.write('components/responses/Conflict.yaml', {
      description: 'The request conflicts with the state of the resource.',
      content: { [json(spec)]: conflictMedia(spec, 'json'), [xml(spec)]: conflictMedia(spec, 'xml') },
    });
    spec.write('examples/errors/already-paid.json', { message: 'Paid already.', status_code: 409 });
    spec.edit('paths/fund_{fund_slug}.yaml', ({ get }) => {
      get.responses['409'] = { $ref: '../components/responses/Conflict.yaml' };
    });
  },
  shows: async (built) => {
    const response = await built.request(built.operation('getFund'), {
      headers: { prefer: 'example=already-paid, code=409' },
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ status_code: 409 });
    expect(built.text('client/src/status-errors.ts')).toContain('class ConflictError');
    expectOnPage(built, 'operations/getFund', '409');
    expectOnPage(built, 'errors', 'already-paid');
  },
};

const secondOperation: Edit = {
  name: 'an existing path gets a second operation',
  edit: (spec) => {
    spec.edit('paths/fund_{fund_slug}.yaml', (item) => {
      item.delete = {
        operationId: 'deleteFund',
        tags: ['Funds'],
        summary: 'Delete a fund',
        description: 'Deletes a fund. Invented for this test.',
        parameters: item.get.parameters,
        responses: {
          204: { description: 'Deleted.' },
          ...Object.fromEntries(
            Object.entries(item.get.responses).filter(([status]) => /^[45]/.test(status)),
          ),
        },
      };
    });
  },
  shows: async (built) => {
    await expectOperation(built, 'getFund');
    await expectOperation(built, 'deleteFund');
  },
};

const addedVersion: Edit = {
  name: 'the next version as a whole',
  recipe: 'Add a version of the interface',
  representative: 'of the next version',
  edit: (spec) => {
    spec.replaceAll(
      `vnd.service.v${version}+`,
      `vnd.service.v${nextVersion}+`,
      // The other registers also mention earlier versions.
      spec.files().filter((file) => !/^registers\/(?!conditions)/.test(file)),
    );
    spec.edit('openapi.yaml', (root) => {
      root.info.version = nextVersion;
    });
    spec.edit('components/schemas/Fund.yaml', ({ properties }) => {
      properties.invented_note = {
        description: 'A remark invented for this test.',
        'x-since': nextVersion,
        type: 'string',
      };
    });
    spec.edit('registers/changelog.yaml', (releases: Node[]) => {
      releases.push({
        version: nextVersion,
        breaking: false,
        ...spec.mark('GAP-028'),
        changes: [
          {
            text: '`invented_note` added to funds.',
            affects: ['Fund.invented_note'],
            adds: ['Fund.invented_note'],
          },
        ],
      });
    });
  },
  shows: async (built) => {
    expect(built.model.mediaTypes.json).toBe(`application/vnd.service.v${nextVersion}+json`);
    expectOnPage(built, 'changelog', nextVersion);
    expectOnPage(built, 'operations/getFund', `application/vnd.service.v${nextVersion}+json`);
    expect(built.text('docs/operations/getFund.md')).not.toContain(`v${version}+`);
    for (const { id } of built.model.operations) await expectOperation(built, id);
    const old = await built.request(built.operation('getFund'), {
      headers: { accept: `application/vnd.service.v${version}+json` },
    });
    expect(old.status).toBe(400);
  },
};

/** All edits, starting with those in `npm test`. */
export const edits: readonly Edit[] = [
  ...placements(),
  ...placedTogether(),
  ...knownStatus(),
  renamedSchema,
  parametersAtThePath,
  renamedField,
  ...namedParameters(),
  ...knownBaseUrls(),
  ...oneBaseUrl(),
  addedField,
  removedField,
  nullableField,
  addedValue,
  addedGroup,
  addedCondition,
  secondOperation,
  addedVersion,
  ...announcedEdits,
];
