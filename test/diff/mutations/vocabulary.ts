import type { JsonObject } from '../../../scripts/model/document.ts';
import type { ChangeKind } from '../../../scripts/diff/kinds.ts';
import { objectAt } from '../bundle.ts';

/** A change that is more than documentation, as `kind level audience`. */
export type Expected = `${ChangeKind} ${'breaking' | 'safe'} ${'sends' | 'receives' | 'both'}`;

export interface Mutation {
  name: string;
  /** Changes the fixture in place. */
  mutate: (document: JsonObject) => void;
  /** All changes from the fixture to the mutation, except documentation. */
  forward: Expected[];
  /** All changes in the other direction. */
  backward: Expected[];
  /** IDs of the unknowns that the changes list. */
  gaps?: string[];
}

export const schema = (name: string): string => `/components/schemas/${name}`;
export const member = (name: string, property: string): string => `${schema(name)}/properties/${property}`;
export const fund = '/paths/~1fund~1{fund_slug}/get';
export const tab = '/paths/~1tab~1{tab_slug}/get';
export const list = '/paths/~1allocation-payment/get';
export const create = '/paths/~1allocation-payment/post';
export const recuse = '/paths/~1application~1{application_slug}~1recuse/put';
export const update = '/paths/~1contributor~1{contributor_slug}/put';
export const delivery = '/webhooks/eventDelivery/post';
export const json = 'application/vnd.service.v2.3+json';
export const xml = 'application/vnd.service.v2.3+xml';
export const body = (operation: string): string => `${operation}/requestBody/content/application~1json`;
export const content = (operation: string, status: string, type = json): string =>
  `${operation}/responses/${status}/content/${type.replaceAll('/', '~1')}`;

export const received = (kind: ChangeKind, level: 'breaking' | 'safe'): Expected[] => [
  `${kind} ${level} receives`,
];
export const sent = (kind: ChangeKind, level: 'breaking' | 'safe'): Expected[] => [`${kind} ${level} sends`];
export const both = (kind: ChangeKind, level: 'breaking' | 'safe'): Expected[] => [`${kind} ${level} both`];
export const none: Expected[] = [];

export const closedByReader = received('gap-closed', 'safe');
export const reopenedForReader = received('gap-reopened', 'breaking');

/** Replaces a reference with a copy of its target. */
export function inline(document: JsonObject, holder: string, key: string, component: string): void {
  objectAt(document, holder)[key] = structuredClone(objectAt(document, schema(component)));
}
