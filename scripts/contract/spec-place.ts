import { parsePointer } from '../model/pointer.ts';

/** A node of the hand-written spec. */
export interface SpecPlace {
  /** Path from the repository root: `spec/components/schemas/Fund.yaml`. */
  readonly file: string;
  /** Keys inside that file, joined by dots; empty for the whole file. */
  readonly node: string;
}

/**
 * Finds the file of `spec/` that holds a node of the bundle, by the layout of `spec/`: a file for each component and path.
 *
 * @param pointer JSON pointer into the bundle
 */
export function specPlaceOf(pointer: string): SpecPlace {
  const [root, first = '', second = '', ...rest] = parsePointer(pointer);
  if (root === 'components') return { file: `spec/components/${first}/${second}.yaml`, node: rest.join('.') };
  if (root === 'paths')
    return {
      file: `spec/paths/${first.slice(1).replaceAll('/', '_')}.yaml`,
      node: [second, ...rest].join('.'),
    };
  return { file: 'spec/openapi.yaml', node: parsePointer(pointer).join('.') };
}
