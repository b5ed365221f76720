import type { Model } from '../../model/model.ts';
import type { Outcome } from '../check.ts';
import type { Proposal } from './proposal.ts';

/** What proposals need to know beside what was seen. */
export interface ProposalContext {
  readonly region: string | undefined;
  readonly baseUrl: string;
  readonly date: Date;
}

/**
 * Proposes changes of the description. Nothing is proposed of a server that was made from the description: it shows our
 * own assumptions.
 */
export function proposalsOf(
  _model: Model,
  { imitation }: Outcome,
  _context: ProposalContext,
): readonly Proposal[] {
  if (imitation !== undefined) return [];
  return [];
}
