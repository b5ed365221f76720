import { writeManifest, type ProjectManifest } from '../build/package-manifest.ts';

/**
 * Writes the package.json of the mock.
 *
 * @param prism the version of stock Prism that the description is tried with
 */
export function packageManifest(project: ProjectManifest, prism: string): string {
  const esm = { types: './dist/index.d.ts', default: './dist/index.js' };
  return writeManifest(project, 'generated/mock', {
    name: '@grant-management/mock',
    description: 'Mock server of the grant-management interface.',
    keywords: ['grant-management', 'grants', 'mock-server', 'openapi', 'testing'],
    type: 'module',
    bin: { 'grant-management-mock': 'dist/cli.js' },
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
    prism,
    files: ['dist', 'AGENTS.md', 'interface.json', 'data.json', 'LICENCES.txt'],
  });
}
