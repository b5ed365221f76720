import { testHostileRequests } from './hostile.ts';

testHostileRequests(4_000);
