/** Parts of the changelog that concern the client, whose types and methods follow the description. */
const parts = ['Description', 'Client'];

/** Extracts the parts for the client from the project's changelog, which has a heading per version and part. */
export function packageChangelog(text: string): string {
  const [title = '', ...versions] = text.split(/^(?=## )/m);
  const entries = versions.flatMap((version) => {
    const [heading = '', ...sections] = version.split(/^(?=### )/m);
    const kept = parts.flatMap((part) => sections.filter((section) => section.startsWith(`### ${part}\n`)));
    return kept.length === 0 ? [] : [`${heading.split('\n')[0]}\n\n${kept.join('')}`];
  });
  return `${title.split('\n')[0]} of the client\n\n${withoutLocalLinks(entries.join('')).trim()}\n`;
}

/** Removes links to files of the repository, which the package lacks. */
function withoutLocalLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\((?![a-z]+:)[^)]*\)/g, '$1');
}
