import { describe } from 'vitest';
import { testHostileRequests, testSlowCallers } from './hostile.ts';

describe('hostile requests', () => {
  testHostileRequests(100_000);
});

describe('slow callers', () => {
  testSlowCallers();
});
