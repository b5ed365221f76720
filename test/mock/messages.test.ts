/** Every text that the mock says, in one table: `messages.md`, which `npx vitest -u` writes anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../scripts/mock/runtime');
/** Whole pages of text have tests of their own. */
const pages: ReadonlySet<string> = new Set(['usage.ts']);

/** The text of a string or a template, `{…}` for each value in it; undefined for any other node. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce((text, span) => `${text}{…}${span.literal.text}`, node.head.text);
}

/** Texts of more than two words, which are for people. */
function messagesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && /\S \S+ \S/.test(text) && !text.includes('default-src'))
      found.push(text.trim());
    ts.forEachChild(node, visit);
  };
  const path = join(folder, file);
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !pages.has(file));
const messages = files.flatMap((file) => messagesIn(file).map((text) => [file, text] as const));

it('is all there', async () => {
  expect(messages.length).toBeGreaterThan(60);
  const rows = messages.map(([file, text]) => `${file}: ${text.replaceAll(/\s+/g, ' ')}`);
  const page = `# What the mock says\n\nOne line for each text, \`{…}\` for a value in it.\n\n\`\`\`text\n${rows.join('\n')}\n\`\`\`\n`;
  await expect(page).toMatchFileSnapshot('messages.md');
});

it('is plain English', () => {
  const odd =
    /(?<!\bthere )\b(?:is|are|was) no(?:ne)?\b|\bin silence\b|\bpassed over\b|\banswer|\bwhoever\b|\bthat is none\b/i;
  expect(messages.filter(([, text]) => odd.test(text.replaceAll('{…}', 'it')))).toEqual([]);
});

it('is a sentence with an end, where it begins as one', () => {
  const sentences = messages.filter(([, text]) => /^[A-Z][a-z]+ /.test(text));
  expect(sentences.filter(([, text]) => !/[.:]$|\{…\}$/.test(text))).toEqual([]);
});
