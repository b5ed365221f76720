/** Parts of the changelog that concern the client: types and methods follow the description. */
const parts = ['Description', 'Client'];

/**
 * Takes what concerns the client out of the changelog of the project.
 *
 * @param text the changelog, with a heading per version and per part
 * @returns Markdown with the same versions
 */
export function packageChangelog(text: string): string {
  const [title = '', ...versions] = text.split(/^(?=## )/m);
  const own = versions.flatMap((version) => {
    const [heading = '', ...sections] = version.split(/^(?=### )/m);
    const kept = parts.flatMap((part) => sections.filter((section) => section.startsWith(`### ${part}\n`)));
    return kept.length === 0 ? [] : [`${heading.split('\n')[0]}\n\n${kept.join('')}`];
  });
  return `${title.split('\n')[0]} of the client\n\n${withoutLocalLinks(own.join('')).trim()}\n`;
}

/** Files of the repository are not in the package. */
function withoutLocalLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\((?![a-z]+:)[^)]*\)/g, '$1');
}
