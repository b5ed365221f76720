import type { Passing } from './wrong-service.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a body can contain anything
type Body = any;

let turn = 0;

/** Adds some undocumented data to the mock's responses. */
export function reveal(passing: Passing): void {
  const { path, method, sent, query } = passing;
  if (!sent.accept?.endsWith('json') || passing.status >= 300) return;
  // `etag` is documented for another operation, `x-tenant-plan` nowhere; a gateway may add `x-powered-by`.
  if (path === '/account') {
    passing.headers['etag'] = '"5c0ffee"';
    passing.headers['x-tenant-plan'] = 'gold-4711';
    passing.headers['x-powered-by'] = 'Something';
  }
  if (path === '/account')
    passing.text = JSON.stringify({
      slug: 'AcctAaaa',
      display_name: 'A foundation',
      seats: 12,
      trial: false,
      owner: { first_name: 'Ada', phone: null },
      domains: ['a.example'],
      // An invented field, sometimes null, and a translated text.
      mandant_krzl: turn++ % 2 === 0 ? 'AB' : null,
      motto: { en_GB: 'Giving', de_DE: 'Geben' },
    });
  if (path === '/allocation-payment' && method === 'GET') {
    const mode = query.get('deleted');
    const body: Body = JSON.parse(passing.text);
    if (mode === 'only') body.data = body.data.slice(0, 1);
    if (mode === 'included') body.data = [...body.data, body.data[0]];
    passing.text = JSON.stringify(body);
  }
}
