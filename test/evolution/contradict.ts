import type { Node, SpecCopy } from './spec-copy.ts';

/** The recipe "Answer a deviation" for a budget that was null: the reading is registered, and null is another alternative. */
export function contradict(spec: SpecCopy): void {
  spec.edit('components/schemas/Fund.yaml', ({ properties }) => {
    const { description, type } = properties.budget;
    properties.budget = {
      description,
      'x-amb': ['AMB-99'],
      anyOf: [
        { title: 'Amount', description: 'Total budget of the fund.', type },
        {
          title: 'None',
          description: 'A service has sent null.',
          type: 'null',
        },
      ],
    };
  });
  spec.edit('registers/ambiguities.yaml', (readings: Node[]) => {
    readings.push({
      id: 'AMB-99',
      title: 'A fund without a budget',
      ambiguity: 'The budget is a number in the table. A service of this test has sent null on 2026-01-31.',
      reading: 'Null is accepted.',
      section: 'Fund',
    });
  });
}
