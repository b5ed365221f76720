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
      comment: 'These modules import each other; move the code that both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-sibling-room',
      comment: "A product doesn't import another product; move the code that both need into scripts/model.",
      severity: 'error',
      from: { path: `^scripts/(${products})/` },
      to: { path: room(products), pathNot: '^scripts/$1/' },
    },
    {
      name: 'model-imports-no-room',
      comment: "The model doesn't import any other room.",
      severity: 'error',
      from: { path: room('model') },
      to: { path: '^scripts/', pathNot: room('model') },
    },
    {
      name: 'source-imports-model-only',
      comment: 'The source room reads spec/ and imports only the model.',
      severity: 'error',
      from: { path: room('source') },
      to: { path: '^scripts/', pathNot: room('source|model') },
    },
    {
      name: 'build-and-cli-import-no-product',
      comment: 'Build and cli serve every room, so they know nothing about the interface.',
      severity: 'error',
      from: { path: room('build|cli') },
      to: {
        path: '^scripts/',
        pathNot: '^scripts/(?:build|cli|source)/|^scripts/model/(?:document|json|bundle)[.]ts$',
      },
    },
    {
      name: 'bundle-imports-no-product',
      comment: 'Products are made from the bundle, so what makes the bundle imports none of them.',
      severity: 'error',
      from: { path: room('source|bundle|lint|prism') },
      to: { path: room(`${products}|release|dev`) },
    },
    {
      name: 'scripts-import-no-tests',
      comment: "Scripts don't import tests.",
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
