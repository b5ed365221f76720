import type { Model } from '../../model/model.ts';
import type { Proposal } from './proposal.ts';
import type { SpecFiles } from './spec-files.ts';
import type { YamlText } from './yaml-text.ts';

/** File of the register below the folder of the spec. */
export const register = 'registers/gaps.yaml';

/** What an observation adds to the entry of a gap. */
function observationOf({ says, date, count }: Proposal): object {
  return { seen: says, date, count };
}

/** Says in the register that more is known of a gap, which stays open. */
export function narrowGap(files: SpecFiles, id: string, proposal: Proposal): void {
  const { file, path } = entryOf(files, id);
  const list = file.get([...path, 'observations']);
  if (!Array.isArray(list)) file.set([...path, 'observations'], [observationOf(proposal)]);
  // What was only given says less than the same once it was called.
  else if (
    !list.some(
      ({ seen, count }: { seen?: unknown; count?: unknown }) =>
        seen === proposal.says && (count === 0) === (proposal.count === 0),
    )
  )
    file.push([...path, 'observations'], observationOf(proposal));
}

/** Whether the register holds an observation already, in each entry that it is of. */
export function knowsAlready(files: SpecFiles, { narrows, says }: Proposal): boolean {
  return (
    narrows.length > 0 &&
    narrows.every((id) => {
      const { file, path } = entryOf(files, id);
      const list = file.get([...path, 'observations']);
      return Array.isArray(list) && list.some((each: { seen?: unknown }) => each.seen === says);
    })
  );
}

/**
 * Closes a gap: the register says what is known and that it was observed, and no node names it any more. Texts keep its id:
 * lint names each of them until a person has said what is known now.
 */
export function closeGap(model: Model, files: SpecFiles, id: string, proposal: Proposal): void {
  for (const node of model.gaps.find((gap) => gap.id === id)?.nodes ?? []) {
    try {
      const { file, path } = files.locate(node);
      withoutGap(file, path, id);
    } catch {
      // The node has gone with the change.
    }
  }
  const { file, path } = entryOf(files, id);
  file.set([...path, 'closed'], proposal.says);
  file.set([...path, 'evidence'], proposal.count === 0 ? 'given' : 'observed');
  narrowGap(files, id, proposal);
}

/** Takes an id off what a node names. */
export function withoutGap(file: YamlText, path: readonly string[], id: string): void {
  const ids = file.get([...path, 'x-gap']);
  if (!Array.isArray(ids) || !ids.includes(id)) return;
  const left = ids.filter((each) => each !== id);
  if (left.length === 0) file.remove([...path, 'x-gap']);
  else file.set([...path, 'x-gap'], left);
}

function entryOf(files: SpecFiles, id: string): { file: YamlText; path: string[] } {
  const file = files.yaml(register);
  const list = file.get([]) as readonly { id?: unknown }[];
  const index = list.findIndex((gap) => gap.id === id);
  if (index < 0) throw new Error(`The register has no ${id}.`);
  return { file, path: [String(index)] };
}
