import { testHostileRequests } from './hostile.ts';

testHostileRequests(100_000);
