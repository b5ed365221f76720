/** What of the project's own package.json goes into the mock's. */
export interface ProjectManifest {
  readonly version: string;
  readonly engines: Record<string, string>;
}

/** Writes the package.json of the mock. */
export function packageManifest({ version, engines }: ProjectManifest): string {
  const esm = { types: './dist/index.d.ts', default: './dist/index.js' };
  const manifest = {
    name: '@grant-management/mock',
    version,
    description: 'Mock server of the grant-management interface, with Prism inside.',
    type: 'module',
    engines,
    bin: { 'grant-management-mock': 'dist/cli.js', 'grant-management-contract': 'dist/contract.js' },
    // What does not know `exports` finds the form for `require`.
    main: './dist/index.cjs',
    types: './dist/index.d.cts',
    exports: {
      '.': {
        // Where a package may be required that is a module, both get the same one, so that a class is the same class.
        'module-sync': esm,
        import: esm,
        require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
      },
      './package.json': './package.json',
    },
    files: ['dist', 'interface.json', 'data.json', 'LICENCES.txt'],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
