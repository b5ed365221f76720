/**
 * `node --import tsx test/docs/picture.ts` takes the README's screenshot of the documentation, after a build. Rerun it
 * by hand after a change of the design. Tests can't compare it, because machines render text differently.
 */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { exitCodes, runAsProgram } from '../../scripts/cli/command.ts';
import { startBrowser } from '../support/browser.ts';
import { generated } from '../support/generated.ts';

const picture = join(generated, '../.github/documentation.jpg');
const pagePath = 'operations/listAllocationPayments.html';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

await runAsProgram(import.meta.url, {
  usage: `Usage: node --import tsx test/docs/picture.ts

Takes the README's screenshot of the documentation, .github/documentation.jpg, after a build.

  --help  show this

Exit codes: 0 done; 1 no browser was found; 2 invalid command line.`,
  async run(_, __, { out }) {
    const server = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/[?#].*$/, '');
      readFile(join(generated, 'docs', path)).then(
        (file) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(file),
        () => response.writeHead(404).end(),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const browser = await startBrowser();
    try {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 720 },
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await page.goto(`http://127.0.0.1:${port}/${pagePath}`, { waitUntil: 'networkidle' });
      const bytes = await page.screenshot({ type: 'jpeg', quality: 60 });
      await writeFile(picture, bytes);
      out(`.github/documentation.jpg: ${(bytes.length / 1000).toFixed(1)} kB\n`);
    } finally {
      await browser.close();
      server.close();
      server.closeAllConnections();
    }
    return exitCodes.done;
  },
});
