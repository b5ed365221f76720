import { describe, expect, it } from 'vitest';
import { readRedocScript } from '../../scripts/docs/reference/render.ts';
import { referencePolicy, selfHost } from '../../scripts/docs/reference/self-host.ts';

const page = `<meta content="%CSP%" /><link href="%site.css%" />
<link rel="modulepreload" href="https://cdn.redocly.com/x.js" integrity="sha384-x" crossorigin="anonymous" />
<div><script>mode()</script></div><a class="x" href="/">home</a><a href="/guide/errors">errors</a>
<a href="https://x.invalid/">out</a>
<script type="module">
      import { hydrate } from "https://cdn.redocly.com/redoc/v3.0.1/bundles/redoc.standalone.js";
      hydrate({"a":"</b>"});
</script>`;

const redoc = await readRedocScript();

describe('the self-hosted page', () => {
  const files = selfHost(page, redoc, 'body {}');
  const html = files[0]?.text ?? '';

  it('loads only its own files', () => {
    const names = files.map(({ name }) => name);
    expect(names[0]).toBe('index.html');
    for (const name of names.slice(1)) {
      expect(name).toMatch(/^[a-z-]+\.[0-9a-f]{12}\.(?:js|css)$/);
      expect(files.some(({ text }) => text.includes(`"./${name}"`))).toBe(true);
    }
    expect(html).not.toContain('cdn.');
    expect(html).toContain(referencePolicy);
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
  });

  it('turns routes into hash links and keeps other links', () => {
    expect(html).toContain('<a class="x" href="#/">');
    expect(html).toContain('<a href="#/guide/errors">');
    expect(html).toContain('<a href="https://x.invalid/">');
  });

  it('loads no images from other hosts', () => {
    expect(files[1]?.text).not.toContain('cdn.redoc.ly');
  });
});

describe('the build fails if a part is missing:', () => {
  it.each([
    '%CSP%',
    '%site.css%',
    '<script>mode()</script>',
    'href="/',
    'redoc.standalone.js',
    ' integrity="sha384-x"',
  ])('%s', (part) => {
    expect(() => selfHost(page.replaceAll(part, ''), redoc, '')).toThrow(/^Nothing in .* matches /);
  });

  it.each(['logo-mini-full.svg', 'logo-mini.svg', 'Object.entries'])('%s in the script', (part) => {
    expect(() => selfHost(page, redoc.replaceAll(part, ''), '')).toThrow(
      /^Nothing in redoc\.standalone\.js matches /,
    );
  });
});
