/**
 * Takes what concerns the client out of the changelog of the project.
 *
 * @param text the changelog, with a heading per version and per part
 * @returns Markdown with the same versions
 */
export function packageChangelog(text: string): string {
  const [title = '', ...versions] = text.split(/^(?=## )/m);
  const parts = versions.flatMap((version) => {
    const [heading = '', ...sections] = version.split(/^(?=### )/m);
    const own = sections.filter((section) => section.startsWith('### Client\n'));
    return own.map((section) => heading.split('\n')[0] + section.slice('### Client'.length));
  });
  return `${title.split('\n')[0]} of the client\n\n${parts.join('').trim()}\n`;
}
