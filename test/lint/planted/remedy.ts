import type { SourceProblem } from '../../../scripts/source/problems.ts';

/**
 * What a problem says that an author may do: its hint, or what stands after the semicolon of its message.
 *
 * @returns nothing where it says none, or the message again
 */
export function remedyOf({ message, hint }: SourceProblem): string | undefined {
  const [what = '', ...rest] = message.split(/; /);
  const remedy = hint ?? rest.join('; ');
  return remedy.trim().length < 6 || remedy.includes(what) || what.includes(remedy) ? undefined : remedy;
}
