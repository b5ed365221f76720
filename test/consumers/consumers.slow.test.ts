/** Consumer projects that install and run in seconds. `consumers.deep.test.ts` has the others. */
import { afterEach, expect, it } from 'vitest';
import { Consumer } from './consumer.ts';

let consumer: Consumer | undefined;
afterEach(() => consumer?.remove());

it('a Python script can be tested against the mock with only the standard library', async () => {
  consumer = await Consumer.install('python');
  expect(await consumer.run('npm', ['test'])).toMatch(/^Ran 3 tests in .*\n\nOK$/m);
});
