/** A version's section in a changelog. */
export interface Section {
  /** The whole heading. */
  readonly heading: string;
  /** Lines with content: no blank lines, headings, link definitions or comments. */
  readonly entries: readonly string[];
}

/**
 * Finds a version's section in a changelog that follows Keep a Changelog: `## [1.2.3] - 2024-01-31`, with or without
 * brackets and date.
 */
export function sectionOf(changelog: string, version: string): Section | undefined {
  const lines = withoutComments(changelog).split(/\r?\n/);
  const start = lines.findIndex((line) => versionOfHeading(line) === version);
  if (start === -1) return undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^##\s/.test(line) || /^#\s/.test(line));
  const body = end === -1 ? rest : rest.slice(0, end);
  return {
    heading: (lines[start] ?? '').trim(),
    entries: body.map((line) => line.trim()).filter(saysSomething),
  };
}

function versionOfHeading(line: string): string | undefined {
  return /^##\s+\[?v?([^\]\s]+)\]?(?:\s|$)/.exec(line)?.[1];
}

function saysSomething(line: string): boolean {
  const isHeading = line.startsWith('#');
  const isLink = /^\[[^\]]+\]:\s/.test(line);
  const isEmptyItem = /^[-*+]?$/.test(line);
  return !isHeading && !isLink && !isEmptyItem;
}

function withoutComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?-->/g, '');
}
