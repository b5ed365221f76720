// @ts-check
/**
 * The project's Redocly plugin, with its extensions and rules. It is plain JavaScript because the `redocly` CLI loads it
 * too, and Node 20 can't load TypeScript natively.
 *
 * @import { Oas3Rule, Plugin } from '@redocly/openapi-core'
 */
import { readdirSync } from 'node:fs';
import { extendTypes } from './extensions.js';

const folder = new URL('rules/', import.meta.url);
const names = readdirSync(folder)
  .map((file) => file.replace(/\.js$/, ''))
  .toSorted();

/** @type {{ name: string, requires: string, rule: Oas3Rule }[]} */
const files = await Promise.all(
  names.map(async (name) => {
    const { default: rule, requires } = await import(new URL(`${name}.js`, folder).href);
    return { name, requires, rule };
  }),
);

/**
 * Rule descriptions, for `npm run lint -- --rules`. Each rule is a file in `rules/`.
 *
 * @type {Record<string, string>}
 */
export const pluginRules = Object.fromEntries(
  files.map(({ name, requires }) => [`interface/${name}`, requires]),
);

/** @returns {Plugin} */
export default function plugin() {
  const severities = Object.fromEntries(
    Object.keys(pluginRules).map((name) => [name, /** @type {const} */ ('error')]),
  );
  return {
    id: 'interface',
    typeExtension: { oas3: extendTypes },
    rules: { oas3: Object.fromEntries(files.map(({ name, rule }) => [name, rule])) },
    configs: { all: { rules: severities } },
  };
}
