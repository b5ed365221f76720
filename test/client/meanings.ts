import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const { errors } = Model.of(readBundle());

/** What the description says of an error status, in a sentence. */
export function meaningOf(status: number): string {
  const found = errors.find((error) => error.status === status);
  if (!found) throw new Error(`No operation documents ${status}.`);
  return /^.*?\.(?= |$)/.exec(found.response.description.replaceAll(/\s+/g, ' ').trim())?.[0] ?? '';
}
