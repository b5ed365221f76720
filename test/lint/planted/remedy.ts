import type { SourceProblem } from '../../../scripts/source/problems.ts';

/**
 * Extracts the suggested fix from a problem: its hint if there is one, otherwise the text after the message's first
 * semicolon or sentence.
 * @returns undefined if there is no fix, or if it only repeats the message
 */
export function remedyOf({ message, hint }: SourceProblem): string | undefined {
  const [what = '', ...rest] = message.split(/; |(?<=\.) (?=[A-Z])/);
  const remedy = hint ?? rest.join('; ');
  return remedy.trim().length < 6 || remedy.includes(what) || what.includes(remedy) ? undefined : remedy;
}
