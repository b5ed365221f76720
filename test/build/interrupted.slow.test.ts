import { testInterruptedBuilds } from './interrupted.ts';

testInterruptedBuilds({ moments: [0.5, 0.96], delays: [1], stages: [3] });
