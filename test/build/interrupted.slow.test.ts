import { testInterruptedBuilds } from './interrupted.ts';

testInterruptedBuilds({ moments: [], delays: [0], stages: [3], signals: [['SIGINT', 130]] });
