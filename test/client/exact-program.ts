/** A program that uses `exact()` from the built package, in a separate process. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const client = join(import.meta.dirname, '../../generated/client/dist/index.js');

const program = `
  import { exact, GrantManagement } from ${JSON.stringify(client)};
  const record = '{"slug":"AbCdEfGh","budget":1000.10,"deep":[12345678901234567890.5]}';
  const page = '{"current_page":1,"data":[' + record + '],"last_page":1,"next_page_url":"","total":1}';
  const headers = { 'content-type': 'application/json' };
  const answer = (text) => new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey: 'key', fetch: async () => new Response(text, { headers }) });
  try {
    const fund = await exact(answer(record).funds.get('AbCdEfGh'));
    const [item] = await exact(answer(page).fields.list()).all();
    console.log(JSON.stringify([fund, item]));
  } catch (error) {
    console.log(JSON.stringify(error.message));
  }`;

const record = { slug: 'AbCdEfGh', budget: '1000.10', deep: ['12345678901234567890.5'] };
/** The expected result: one record, and one record of a list. */
export const exactRecords = [record, record];

/** Runs the program, and returns the records or the error message. */
export function runExact(node: string, ...flags: string[]): unknown {
  return JSON.parse(
    execFileSync(node, [...flags, '--input-type=module', '-e', program], { encoding: 'utf8' }),
  );
}
