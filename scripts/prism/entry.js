/** What the mock uses of Prism; `bundle-engine.ts` makes one file of it and of what it imports. */
export { createInstance } from '@stoplight/prism-http';
export { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator';
