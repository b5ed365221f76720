import type { OpenApiDocument } from '../model/document.ts';
import { Model } from '../model/model.ts';

/** Anything that is meant as the id of a gap or an ambiguity, however it is written. */
const ID = /\b(?:gap|amb)-\d+\b/gi;

/** The ids in a text that no register holds, or whose gap is closed, each with what to do about it. */
export function wrongIds(text: string, document: OpenApiDocument): { id: string; message: string }[] {
  const { gaps, readings } = Model.of(document);
  const known = new Set([...gaps, ...readings].map(({ id }) => id));
  const closed = new Set(gaps.filter((gap) => gap.closed !== undefined).map(({ id }) => id));
  return [...new Set(text.match(ID) ?? [])].flatMap((id) => {
    if (!known.has(id)) return [{ id, message: `No register holds \`${id}\`; correct the id.` }];
    if (!closed.has(id)) return [];
    return [{ id, message: `The gap \`${id}\` is closed; say what is known now.` }];
  });
}
