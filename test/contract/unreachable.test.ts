/** Services that can't be checked: they refuse the key, or the base URL is wrong. */
import { afterEach, expect, it } from 'vitest';
import { closeLoopbacks, loopback, sendJson } from '../support/loopback.ts';
import { checkService, plannedRequests } from './check-service.ts';

afterEach(closeLoopbacks);

it.each([401, 403])(
  "the check reports that it can't check a service that always returns %d",
  async (status) => {
    const { url } = await loopback((response) =>
      sendJson(response, status, { message: 'The API key is invalid or unknown', status_code: status }),
    );
    const { out, report, files, status: code } = await checkService(url);
    expect(code).toBe(1);
    const why = `the service refused every request with the key, with ${status}`;
    expect(report.unchecked).toBe(why);
    expect(out).toContain(`The service couldn't be checked: ${why}.`);
    expect(files['report.md']).toContain(why);
  },
);

it('the check also works on a service that refuses only some operations', async () => {
  const { url } = await loopback((response, { url: path }) =>
    sendJson(response, path === '/account' ? 200 : 403, { message: '', status_code: 403 }),
  );
  expect((await checkService(url)).report.unchecked).toBeUndefined();
});

it.each([
  ['an HTML page with 404', 404, 'text/html', '<!doctype html><h1>Not Found</h1>'],
  ['JSON with 404', 404, 'application/json', '{"message":"no route"}'],
  ['an HTML page with 200', 200, 'text/html', '<html><body>Sign in</body></html>'],
])(
  'the check stops soon if the base URL always returns %s, and suggests that the URL may lack its path',
  async (_, code, type, body) => {
    const { url, requests } = await loopback(
      (response) => void response.writeHead(code, { 'content-type': type }).end(body),
    );
    const { out, status, report, files } = await checkService(url);
    expect(status).toBe(1);
    expect(report.unchecked).toMatch(/check the base URL/);
    // Responses from elsewhere must reveal nothing about the service. The reason is on the line before the verdict.
    expect(report.findings).toEqual([]);
    expect(report.undescribed).toEqual([]);
    expect(report.coverage.filter(({ reached }) => reached)).toEqual([]);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /The service couldn't be checked: .* check the base URL.* FAILED: 0 findings/,
    );
    expect(files['report.md']).toContain("The service couldn't be checked:");
    expect(requests.length).toBeLessThan(10);
    expect(requests.length).toBeLessThan(await plannedRequests(url));
  },
);

it('the check completes even if one operation is missing', async () => {
  const { url } = await loopback((response, { url: path }) =>
    sendJson(response, path === '/account' ? 500 : 404, { message: '', status_code: 404 }),
  );
  expect((await checkService(url)).report.ended).toBeUndefined();
});
