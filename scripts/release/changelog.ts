/** A version's section in a changelog. */
export interface Section {
  /** The heading line. */
  readonly heading: string;
  /** Lines without blank lines, headings, link definitions and comments. */
  readonly entries: readonly string[];
}

/**
 * Finds a version's section in a changelog in the Keep a Changelog format. Headings look like `## [1.2.3] - 2024-01-31`;
 * brackets and date are optional.
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
    entries: body.map((line) => line.trim()).filter(hasContent),
  };
}

function versionOfHeading(line: string): string | undefined {
  return /^##\s+\[?v?([^\]\s]+)\]?(?:\s|$)/.exec(line)?.[1];
}

function hasContent(line: string): boolean {
  const isHeading = line.startsWith('#');
  const isLink = /^\[[^\]]+\]:\s/.test(line);
  const isEmptyItem = /^[-*+]?$/.test(line);
  return !isHeading && !isLink && !isEmptyItem;
}

function withoutComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?-->/g, '');
}
