import { testInterruptedBuilds } from './interrupted.ts';

testInterruptedBuilds({ moments: [], delays: [0], stages: [3] });
