import type { SpecCopy } from './spec-copy.ts';

/** A document with one fault. */
export interface Planted {
  /** The rule that has to see it. */
  readonly rule: string;
  /** The fault, in words. */
  readonly fault: string;
  readonly plant: (spec: SpecCopy) => unknown;
  /** Where it has to be reported: a file below `spec/`, and the text that begins at the place. */
  readonly at: readonly [file: string, text: string];
}

/** Files that many faults are planted in. */
export const files = {
  root: 'openapi.yaml',
  fund: 'paths/fund_{fund_slug}.yaml',
  payments: 'paths/allocation-payment.yaml',
  actionTask: 'paths/action-task.yaml',
  account: 'paths/account.yaml',
  fields: 'paths/field.yaml',
  contributor: 'paths/contributor_{contributor_slug}.yaml',
  tab: 'paths/tab_{tab_slug}.yaml',
  gaps: 'registers/gaps.yaml',
  changelog: 'registers/changelog.yaml',
} as const;

/** The path of a component's file. */
export function component(kind: 'schemas' | 'parameters' | 'headers' | 'responses', name: string): string {
  return `components/${kind}/${name}.yaml`;
}
