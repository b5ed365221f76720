import { expect, it } from 'vitest';
import { imitationWords, Recogniser } from '../../scripts/contract/recognise.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());
const operation = model.operations.find(({ list }) => list);
const example = operation?.success?.as('json')?.examples[0]?.value;
const placeholder = model.regions.find(({ known }) => !known)?.url ?? 'https://none.invalid';

function recognised(body: unknown, times = 2): string | undefined {
  const recogniser = new Recogniser(model);
  const text = JSON.stringify(body);
  const reply = { kind: 'reply', status: 200, headers: new Headers(), text, milliseconds: 1 } as const;
  for (let time = 0; time < times; time++) recogniser.look(operation, reply, body);
  return recogniser.found;
}

it('who returns examples is told from who only has an address of the description', () => {
  expect(recognised(example)).toBe('examples');
  expect(recognised({ path: `${placeholder}/allocation-payment`, data: [] })).toBe('placeholders');
  expect(imitationWords.placeholders).not.toContain('examples');
  expect(recognised({ path: 'https://grants.example/allocation-payment', data: [] })).toBeUndefined();
});
