/** Exact amounts, by the built package, in a process whose JSON.parse has the source text. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('exact() gives the digits that were sent', () => {
  const program = `
      import { exact, GrantManagement } from ${JSON.stringify(join(import.meta.dirname, '../../generated/client/dist/index.js'))};
      const record = '{"slug":"AbCdEfGh","budget":1000.10,"deep":[12345678901234567890.5]}';
      const page = '{"current_page":1,"data":[' + record + '],"last_page":1,"next_page_url":"","total":1}';
      const answer = (text) => new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'key', fetch: async () => new Response(text, { headers: { 'content-type': 'application/json' } }) });
      const fund = await answer(record).funds.get('AbCdEfGh', { as: exact() });
      const [item] = await answer(page).fields.list({}, { as: exact() }).all();
      console.log(JSON.stringify([fund, item]));`;
  const flag = process.versions.node.startsWith('20.') ? ['--harmony-json-parse-with-source'] : [];
  const out = execFileSync(process.execPath, [...flag, '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const record = { slug: 'AbCdEfGh', budget: '1000.10', deep: ['12345678901234567890.5'] };
  expect(JSON.parse(out)).toEqual([record, record]);
});
