import type { OpenApiDocument } from '../model/document.ts';
import { Model } from '../model/model.ts';

/** Anything that looks like the ID of an unknown or an assumption, in any case. */
const ID = /\b(?:gap|amb)-\d+\b/gi;

/** A problem with an ID in a text. */
export interface WrongId {
  readonly id: string;
  readonly message: string;
}

/** Finds the IDs in a text that are in no register or whose unknown is closed. */
export function wrongIds(text: string, document: OpenApiDocument): WrongId[] {
  const { gaps, readings } = Model.of(document);
  const entries = new Map([...gaps, ...readings].map((entry) => [entry.id, entry]));
  return [...new Set(text.match(ID) ?? [])].flatMap((id) => {
    const entry = entries.get(id);
    if (!entry) return [{ id, message: `\`${id}\` isn't in a register; correct the ID.` }];
    if (!('closed' in entry) || entry.closed === undefined) return [];
    const message = `The unknown \`${id}\` is closed; write what is now known instead.`;
    return [{ id, message }];
  });
}
