import { testHostileRequests } from './hostile.ts';

testHostileRequests(2_000);
