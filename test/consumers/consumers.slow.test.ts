/** Projects of others that are installed and run in seconds; the others are in consumers.deep.test.ts. */
import { afterEach, expect, it } from 'vitest';
import { Consumer } from './consumer.ts';

let consumer: Consumer | undefined;
afterEach(() => consumer?.remove());

it('a script in Python is tested against the mock, with what Python brings alone', async () => {
  consumer = await Consumer.install('python');
  expect(await consumer.run('npm', ['test'])).toMatch(/^Ran 3 tests in .*\n\nOK$/m);
});
