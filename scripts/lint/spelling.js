// @ts-check
/**
 * Checks the spelling of texts with cspell, as `cspell.json` says. Plain JavaScript, so that the thread that runs it
 * need not wait for tsx.
 *
 * @typedef {{ file: string, text: string }} ProseFile
 * @typedef {{ file: string, line: number, column: number, word: string, suggestions: string[] }} Misspelling
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';

const require = createRequire(import.meta.url);
const own = JSON.parse(readFileSync(new URL('../../cspell.json', import.meta.url), 'utf8'));
const dictionary = require.resolve('@cspell/dict-en-gb-mit/cspell-ext.json');

/** The settings of `cspell.json` with the one dictionary that they need, so that no other is loaded. */
const settings = {
  ...own,
  loadDefaultConfiguration: false,
  dictionaryDefinitions: [{ name: 'en-gb', path: join(dirname(dictionary), 'en_GB.trie.gz') }],
  dictionaries: ['en-gb'],
};
const options = { noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 };

/**
 * Finds the words that no dictionary has.
 *
 * @param {ProseFile[]} files
 * @returns {Promise<Misspelling[]>} in the order of the files
 */
export async function findMisspellings(files) {
  // One document for all: each has a cost of its own. A page break keeps the last word of one from the first of the next.
  const separator = '\n\f\n';
  const text = files.map((file) => file.text).join(separator);
  const { issues, errors } = await spellCheckDocument(
    { uri: 'text:///prose.txt', text, languageId: 'plaintext', locale: 'en-GB' },
    options,
    settings,
  );
  if (errors?.length) throw errors[0];
  const starts = [0];
  for (const file of files) starts.push((starts.at(-1) ?? 0) + file.text.length + separator.length);
  return issues.map(({ text: word, offset, suggestions }) => {
    const index = starts.findLastIndex((start) => start <= offset);
    const { file, text: body } = /** @type {ProseFile} */ (files[index]);
    const before = body.slice(0, offset - (starts[index] ?? 0)).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    return { file, line: before.length, column, word, suggestions: suggestions ?? [] };
  });
}

/** Loads the dictionary, so that it is there when the texts come. */
export async function loadDictionary() {
  await findMisspellings([{ file: '', text: 'word' }]);
}
