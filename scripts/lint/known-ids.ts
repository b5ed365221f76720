import type { OpenApiDocument } from '../model/document.ts';
import { Model } from '../model/model.ts';

/** Anything that is meant as the id of a gap or an ambiguity, however it is written. */
const ID = /\b(?:gap|amb)-\d+\b/gi;

/** What is wrong with an id in a text. */
export interface WrongId {
  readonly id: string;
  readonly message: string;
}

/** The ids in a text that no register holds, or whose gap is closed, each with what to do about it. */
export function wrongIds(text: string, document: OpenApiDocument): WrongId[] {
  const { gaps, readings } = Model.of(document);
  const known = new Map([...gaps, ...readings].map((entry) => [entry.id, entry]));
  return [...new Set(text.match(ID) ?? [])].flatMap((id) => {
    const entry = known.get(id);
    if (!entry) return [{ id, message: `No register holds \`${id}\`; correct the id.` }];
    if (!('closed' in entry) || entry.closed === undefined) return [];
    const message = `The gap \`${id}\` is closed; say what is known now.`;
    return [{ id, message }];
  });
}
