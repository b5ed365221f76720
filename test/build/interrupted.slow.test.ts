import { testInterruptedBuilds } from './interrupted.ts';

testInterruptedBuilds({ moments: [0.9], delays: [], stages: [3] });
