/** Where in the changelog it is said what the description has learned. */
const part = '### Description';

/**
 * Adds lines to what a changelog has under `[Unreleased]`, in the part of the description. What is released already is not
 * touched.
 *
 * @param changelog in the form of Keep a Changelog
 * @param lines sentences; those that stand there already, or twice here, are left out
 */
export function addUnreleased(changelog: string, lines: readonly string[]): string {
  const heading = /^## \[?Unreleased\]?.*\n/m.exec(changelog);
  if (!heading) {
    const first = changelog.search(/^## /m);
    const at = first < 0 ? changelog.length : first;
    const rest = changelog.slice(at);
    const before = changelog.slice(0, at).replace(/\n*$/, '\n\n');
    return addUnreleased(`${before}## [Unreleased]\n${rest === '' ? '' : '\n'}${rest}`, lines);
  }
  const start = heading.index + heading[0].length;
  const length = changelog.slice(start).search(/^## /m);
  const end = length < 0 ? changelog.length : start + length;
  const section = changelog.slice(start, end);
  const items = new Set(lines.map((line) => `- ${line}\n`));
  // A line that stands there was folded by the formatter.
  const said = new Set(section.split(/\n(?=- |#|\n)/).map(onOneLine));
  const fresh = [...items].filter((line) => !said.has(onOneLine(line)));
  if (fresh.length === 0) return changelog;
  const place = section.indexOf(`${part}\n`);
  const written =
    place < 0
      ? `${[section.trim(), part, fresh.join('')]
          .filter(Boolean)
          .map((text) => `\n${text}`)
          .join('\n')}${length < 0 ? '' : '\n'}`
      : section.slice(0, place) +
        section.slice(place).replace(/\n+/, (blank) => `${blank.padEnd(2, '\n')}${fresh.join('')}`);
  return changelog.slice(0, start) + written + changelog.slice(end);
}

function onOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
