import fc from 'fast-check';
import type { JsonObject } from '../../scripts/model/document.ts';
import { type Change } from '../../scripts/diff/change.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { fixtureBundle } from './bundle.ts';
import { Exchanges } from './exchanges.ts';
import { randomFrom } from './instances.ts';
import { mutateAtRandom } from './random-mutations.ts';

const real = fixtureBundle();
const exchangesOfReal = new Exchanges(real);
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

/** What the runs of a property met, so that a test can tell that they were not idle. */
export interface Tally {
  silent: number;
  safe: number;
  breaking: number;
  requests: number;
  responses: number;
}

function mutated(seed: number): { document: JsonObject; done: string[] } {
  const document = fixtureBundle();
  return { document, done: mutateAtRandom(randomFrom(seed), document) };
}

/** A document has no changes against itself, whatever it is. */
export function nothingAgainstItself(runs: number): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { document, done } = mutated(seed);
      const changes = diffDocuments(document, structuredClone(document));
      if (changes.length > 0) throw new Error(`${done.join('; ')}: ${tell(changes)}`);
    }),
    { numRuns: runs },
  );
}

/** A change that is seen one way is seen the other way, at the same place, or as a detail of a gap. */
export function seenBothWays(runs: number): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { document, done } = mutated(seed);
      const forth = diffDocuments(real, document);
      const back = diffDocuments(document, real);
      if ((forth.length === 0) !== (back.length === 0)) {
        throw new Error(`${done.join('; ')}: seen one way only: ${tell([...forth, ...back])}`);
      }
      const missed = forth.filter(
        ({ where }) =>
          !back.some((other) => other.where.head === where.base || other.where.base === where.head),
      );
      if (missed.length > 0) throw new Error(`${done.join('; ')}: not seen back: ${tell(missed)}`);
    }),
    { numRuns: runs },
  );
}

/**
 * A change that is not declared breaking for whoever sends refuses no request that was allowed, and one that is not
 * declared breaking for whoever receives brings no response that was not. A gap that closes is exempt by definition:
 * what was unknown allowed everything.
 */
export function safeIsSafe(runs: number, perOperation: number): Tally {
  const tally: Tally = { silent: 0, safe: 0, breaking: 0, requests: 0, responses: 0 };
  fc.assert(
    fc.property(seeds, fc.boolean(), (seed, isForth) => {
      const { document, done } = mutated(seed);
      let other: Exchanges;
      try {
        other = new Exchanges(document);
      } catch (error) {
        throw new Error(`${done.join('; ')}: not compiled`, { cause: error });
      }
      const [base, head] = isForth ? [exchangesOfReal, other] : [other, exchangesOfReal];
      const changes = isForth ? diffDocuments(real, document) : diffDocuments(document, real);
      if (changes.some(({ kind }) => kind === 'gap-closed' || kind === 'gap-narrowed')) return;
      const breaks = (side: 'sends' | 'receives'): boolean =>
        changes.some(
          ({ level, audience }) => level === 'breaking' && (audience === side || audience === 'both'),
        );
      tally[changes.length === 0 ? 'silent' : breaks('sends') || breaks('receives') ? 'breaking' : 'safe'] +=
        1;
      const random = randomFrom(seed + 1);
      const tellAll = (problem: string): Error =>
        new Error(`${isForth ? 'forth' : 'back'}: ${done.join('; ')}: ${problem}: ${tell(changes)}`);
      if (!breaks('sends')) {
        for (const operation of base.operations()) {
          for (let count = 0; count < perOperation; count += 1) {
            const request = base.makeRequest(random, operation);
            if (!request) continue;
            tally.requests += 1;
            const problem = head.refuseRequest(request);
            if (problem) throw tellAll(`${operation.method} ${operation.path} is refused: ${problem}`);
          }
        }
      }
      if (!breaks('receives')) {
        for (const operation of head.operations()) {
          for (let count = 0; count < perOperation; count += 1) {
            const response = head.makeResponse(random, operation);
            if (!response) continue;
            tally.responses += 1;
            const problem = base.refuseResponse(response);
            if (problem)
              throw tellAll(`${operation.method} ${operation.path} answers what is not expected: ${problem}`);
          }
        }
      }
    }),
    { numRuns: runs },
  );
  return tally;
}

function tell(changes: readonly Change[]): string {
  const lines = changes.map(
    ({ kind, level, audience, where, what }) => `${kind} ${level} ${audience} ${where.path} ${what}`,
  );
  return lines.length === 0 ? 'no change' : lines.slice(0, 12).join('\n');
}
