import type { Passing } from './wrong-service.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a body holds whatever the mock sends
type Body = any;

/** Makes the mock reveal some of what the description does not show. */
export function reveal(passing: Passing): void {
  const { path, method, sent, query } = passing;
  if (!sent.accept?.endsWith('json') || passing.status >= 300) return;
  if (path.endsWith('/recuse')) passing.status = 201;
  if (path === '/account')
    passing.text = JSON.stringify({
      slug: 'AcctAaaa',
      display_name: 'A foundation',
      seats: 12,
      trial: false,
      owner: { first_name: 'Ada', phone: null },
      domains: ['a.example'],
    });
  if (path === '/allocation-payment' && method === 'GET') {
    const mode = query.get('deleted');
    const body: Body = JSON.parse(passing.text);
    if (mode === 'only') body.data = body.data.slice(0, 1);
    if (mode === 'included') body.data = [...body.data, body.data[0]];
    passing.text = JSON.stringify(body);
  }
}
