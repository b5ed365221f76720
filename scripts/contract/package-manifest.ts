import { writeManifest, type ProjectManifest } from '../build/package-manifest.ts';

/** Builds the package.json of the contract check. */
export function packageManifest(project: ProjectManifest): string {
  return writeManifest(project, 'generated/contract', {
    name: '@grant-management/contract',
    description: 'Checks whether a grant-management service is as the interface says.',
    keywords: ['grant-management', 'grants', 'contract-testing', 'openapi'],
    type: 'module',
    bin: { 'grant-management-contract': 'dist/contract.js' },
    files: ['dist', 'CHANGELOG.md', 'SECURITY.md', 'LICENCES.txt'],
  });
}
