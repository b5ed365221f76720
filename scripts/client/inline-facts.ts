/**
 * Writes facts of the interface into a runtime source, in the place of the constants that it imports: a bundle holds no
 * name for each of them then.
 *
 * @param source a runtime source that imports constants of `./interface.ts`
 * @param facts the source that exports them, each in a line of its own
 * @returns the source without that import
 * @throws Error when it imports what is no constant
 */
export function inlineFacts(source: string, facts: string): string {
  const line = /^import \{([^}]*)\} from '\.\/interface\.ts';\n/m;
  const names = (line.exec(source)?.[1] ?? '').split(',').map((name) => name.trim());
  return names
    .filter((name) => name !== '')
    .reduce(
      (text, name) => {
        const value = new RegExp(`^export const ${name}(?:: RegExp)? = (.*?)(?: as const)?;$`, 'm').exec(
          facts,
        )?.[1];
        if (value === undefined) throw new Error(`${name} is no constant of the interface.`);
        return text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), () => value);
      },
      source.replace(line, ''),
    );
}
