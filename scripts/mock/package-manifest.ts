import { writeManifest, type ProjectManifest } from '../build/package-manifest.ts';

/**
 * Writes the mock's package.json.
 *
 * @param prism the version of stock Prism that the description is tested with
 */
export function packageManifest(project: ProjectManifest, prism: string): string {
  const esm = { types: './dist/index.d.ts', default: './dist/index.js' };
  return writeManifest(project, 'generated/mock', {
    name: '@grant-management/mock',
    description: 'Mock server for the grant-management API.',
    keywords: ['grant-management', 'grants', 'mock-server', 'openapi', 'testing'],
    type: 'module',
    bin: { 'grant-management-mock': 'dist/cli.js' },
    // For tools that ignore `exports`.
    main: './dist/index.cjs',
    types: './dist/index.d.cts',
    exports: {
      '.': {
        // If ES modules can be required, import and require share one copy, so that classes are identical.
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
