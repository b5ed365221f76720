import { expect, it } from 'vitest';
import { YamlText } from '../../scripts/contract/proposals/yaml-text.ts';

const text = `# What this is.
get:
  responses:
    # The number is not shown.
    '2XX':
      description: >-
        A long text that is
        folded here.
      x-gap: [GAP-001, GAP-002] # both
    '400':
      $ref: a.yaml
  parameters:
    - $ref: b.yaml
    - $ref: c.yaml
`;

it('changes single places, and leaves the rest to the letter', () => {
  const yaml = new YamlText(text);
  yaml.insertLines(
    ['get', 'responses', '2XX'],
    yaml.lines(['get', 'responses', '2XX']).replace('2XX', '201'),
  );
  yaml.set(['get', 'responses', '201', 'x-gap'], ['GAP-002']);
  yaml.push(['get', 'parameters'], { $ref: 'd.yaml' }, true);
  yaml.set(['get', 'responses', '400', 'description'], 'Bad');
  expect(yaml.text).toBe(`# What this is.
get:
  responses:
    # The number is not shown.
    '201':
      description: >-
        A long text that is
        folded here.
      x-gap: [GAP-002]
    '2XX':
      description: >-
        A long text that is
        folded here.
      x-gap: [GAP-001, GAP-002] # both
    '400':
      $ref: a.yaml
      description: Bad
  parameters:
    - $ref: b.yaml
    - $ref: d.yaml
    - $ref: c.yaml
`);
  yaml.remove(['get', 'parameters', '1']);
  yaml.remove(['get', 'responses', '201']);
  yaml.remove(['get', 'responses', '400', 'description']);
  expect(yaml.text).toBe(text);
});

it('sets what is at the end of a file without a newline', () => {
  const yaml = new YamlText('a:\n  b: 1');
  yaml.set(['a', 'c'], { d: ['x'] });
  expect(yaml.get(['a'])).toEqual({ b: 1, c: { d: ['x'] } });
});
