import { listOperations } from '../../model/operations.ts';
import { oncePer } from '../once-per.ts';

/** The operations that have a path, in document order. Every page asks for them, so the list is kept. */
export const operationsOf = oncePer(listOperations);
