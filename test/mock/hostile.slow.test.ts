import { testHostileRequests } from './hostile.ts';

testHostileRequests(1_000);
