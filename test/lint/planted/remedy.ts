import type { SourceProblem } from '../../../scripts/source/problems.ts';

/**
 * What a problem says that an author may do: its hint, or what is behind the first semicolon or sentence of its message.
 *
 * @returns nothing where it says none, or the message again
 */
export function remedyOf({ message, hint }: SourceProblem): string | undefined {
  const [what = '', ...rest] = message.split(/; |(?<=\.) (?=[A-Z])/);
  const remedy = hint ?? rest.join('; ');
  return remedy.trim().length < 6 || remedy.includes(what) || what.includes(remedy) ? undefined : remedy;
}
