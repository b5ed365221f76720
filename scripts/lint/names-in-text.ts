/** One name, as `name`, `snake_case` or `Name.member`. */
const NAME = /^[A-Za-z][\w-]*(?:\.[a-z_]+)?$/;

/** The names that a text of Markdown writes as code: those that look like a name of the interface and of nothing else. */
export function namesIn(text: string): string[] {
  const spans = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(
    ([, code = '']) => code.split('=')[0]?.trim() ?? '',
  );
  return [...new Set(spans.filter((name) => NAME.test(name) && !/^(?:GAP|AMB)-/i.test(name)))];
}
