import type { SpecCopy } from './spec-copy.ts';

/** A mistake to plant in the spec. */
export interface Planted {
  /** The rule that must report it. */
  readonly rule: string;
  /** Description of the mistake, for the test title. */
  readonly fault: string;
  readonly plant: (spec: SpecCopy) => unknown;
  /** Expected position: a file in `spec/`, and the text that starts at that position. */
  readonly location: readonly [file: string, text: string];
}

/** Files that many mistakes change. */
export const files = {
  root: 'openapi.yaml',
  thing: 'paths/thing_{thing_slug}.yaml',
  log: 'paths/thing_{thing_slug}_log.yaml',
  picture: 'paths/thing_{thing_slug}_picture.yaml',
  workshops: 'paths/workshop.yaml',
  workshop: 'paths/workshop_{workshop_slug}.yaml',
  unplaced: 'unplaced/listThings.yaml',
  gaps: 'registers/gaps.yaml',
  changelog: 'registers/changelog.yaml',
} as const;

/** Path of a component's file. */
export function component(kind: 'schemas' | 'parameters' | 'headers' | 'responses', name: string): string {
  return `components/${kind}/${name}.yaml`;
}
