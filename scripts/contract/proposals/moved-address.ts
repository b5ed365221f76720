/**
 * A text in which one base address stands for another. An example that names an address shows it without its origin too,
 * and what stands there has the path of the base address.
 *
 * @param text of an example or a guide
 * @param from the base address that it shows
 * @param to the one that it should show
 */
export function movedTo(text: string, from: string, to: string): string {
  const before = prefixOf(from).replaceAll('.', String.raw`\.`);
  const paths = new Set(
    text
      .split(from)
      .slice(1)
      .flatMap((rest) => /^(?:\/[\w-]+)+/.exec(rest)?.[0] ?? []),
  );
  const moved = [...paths].reduce(
    (done, path) =>
      done.replaceAll(new RegExp(`(?<=["'>])${before}${path}(?=[?"'<])`, 'g'), () => prefixOf(to) + path),
    text,
  );
  return moved.replaceAll(from, () => to);
}

/** The path of a base address, without a slash at its end. */
function prefixOf(address: string): string {
  return new URL(address).pathname.replace(/\/$/, '');
}
