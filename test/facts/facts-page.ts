import { type Fact, facts } from './facts.ts';
import { headings } from './headings.ts';

/** Values that a schema has to take or to refuse make a fact testable and tell a reader nothing new. */
const isProbe = ({ id }: Fact): boolean => /\.(?:accepts|rejects)\./.test(id);

/** The record of the interface document: the facts that the tests hold, by heading, as Markdown. */
export function factsPage(): string {
  const told = facts.filter((fact) => !isProbe(fact));
  const sections = headings.flatMap((heading) => {
    const own = told.filter((fact) => fact.heading === heading);
    const rows = own.map(({ id, fact }) => `- ${escapeMarkdown(fact)} \`${id}\``);
    return [
      `## ${escapeMarkdown(heading)}`,
      '',
      ...(rows.length > 0 ? rows : ['Holds the sections below.']),
      '',
    ];
  });
  return [
    '# What the interface document says',
    '',
    '<!-- Made by `npm run facts` from the tables in this folder. Do not edit. -->',
    '',
    `The document is not part of this repository; these ${told.length} facts are its record. Each was written from the`,
    'document alone, independently of `spec/`, and a test compares it with the bundle. The code behind a fact is its id.',
    '',
    ...sections,
  ].join('\n');
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);
}
