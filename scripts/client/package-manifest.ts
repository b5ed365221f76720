/** Entries of the package beside the main one. */
export const subpaths = ['fetch', 'testing'];

/** What of the project's own package.json goes into the client's. */
export interface ProjectManifest {
  readonly version: string;
  readonly engines: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

/** Writes the package.json of the client. */
export function packageManifest(project: ProjectManifest): string {
  return json({
    name: '@grant-management/client',
    version: project.version,
    description: 'Typed fetch client of the grant-management interface.',
    type: 'module',
    sideEffects: false,
    engines: project.engines,
    // What does not know `exports` finds the form for `require`.
    main: './dist/index.cjs',
    types: './dist/index.d.cts',
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(subpaths.map((name) => [`./${name}`, entry(name)])),
      './openapi.json': './openapi.json',
      './openapi.yaml': './openapi.yaml',
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md', ...subpaths, 'openapi.json', 'openapi.yaml'],
    // Of the entry `fetch` alone; nobody else needs it.
    peerDependencies: { 'openapi-fetch': `^${project.devDependencies['openapi-fetch']}` },
    peerDependenciesMeta: { 'openapi-fetch': { optional: true } },
  });
}

/** Writes the package.json of a folder with the name of an entry: what does not know `exports` looks there. */
export function entryFolder(name: string): string {
  return json({ private: true, main: `../dist/${name}.cjs`, types: `../dist/${name}.d.cts` });
}

/**
 * An entry for `import` and `require`. Where a package may be required that is a module, both get the same one
 * (`module-sync`), so that a class is the same class.
 */
function entry(name: string): Record<string, { types: string; default: string }> {
  const esm = { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
  return {
    'module-sync': esm,
    import: esm,
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
