/**
 * Import rules between rooms (folders of `scripts/`), part of `npm run check`. Type imports count too.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const products = 'types|client|mock|variants|docs|diff|contract';
const room = (names) => `^scripts/(?:${names})/`;

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Modules that import one another in a circle have no first one; move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-sibling-room',
      comment:
        'A product reads the model and nothing of another product; move what both need into scripts/model.',
      severity: 'error',
      from: { path: `^scripts/(${products})/` },
      to: { path: room(products), pathNot: '^scripts/$1/' },
    },
    {
      name: 'model-knows-no-room',
      comment: 'The model answers questions about a bundle and needs nothing else of the house.',
      severity: 'error',
      from: { path: room('model') },
      to: { path: '^scripts/', pathNot: room('model') },
    },
    {
      name: 'source-knows-model-alone',
      comment: 'Reading spec/ comes before everything that is made from it.',
      severity: 'error',
      from: { path: room('source') },
      to: { path: '^scripts/', pathNot: room('source|model') },
    },
    {
      name: 'build-and-cli-know-no-product',
      comment: 'Stages, threads and command lines serve every room and know nothing of the interface.',
      severity: 'error',
      from: { path: room('build|cli') },
      to: {
        path: '^scripts/',
        pathNot: '^scripts/(?:build|cli|source)/|^scripts/model/(?:document|json|bundle)[.]ts$',
      },
    },
    {
      name: 'bundle-comes-before-products',
      comment: 'The bundle is made from the source; what is made from the bundle comes later.',
      severity: 'error',
      from: { path: room('source|bundle|lint|prism') },
      to: { path: room(`${products}|release|dev`) },
    },
    {
      name: 'scripts-know-no-tests',
      comment: 'Tests know the scripts, never the other way round.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(?:test|generated)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)node_modules/|^generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json'] },
  },
};
