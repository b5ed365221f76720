/** Consumer projects that take seconds; the others are in consumers.deep.test.ts. */
import { afterEach, expect, it } from 'vitest';
import { Consumer } from './consumer.ts';

let consumer: Consumer | undefined;
afterEach(() => consumer?.remove());

it('a Python script is tested against the mock with the standard library', async () => {
  consumer = await Consumer.install('python');
  expect(await consumer.run('npm', ['test'])).toMatch(/^Ran 3 tests in .*\n\nOK$/m);
});
