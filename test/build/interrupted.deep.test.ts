import { testInterruptedBuilds } from './interrupted.ts';

testInterruptedBuilds({
  // From the start to shortly after the end, denser near the end, where the output is swapped.
  moments: [0.05, 0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 0.87, 0.92, 0.96, 1, 1.03],
  delays: [0, 1, 2, 5, 10],
  stages: [1, 2, 3, 8],
  signals: [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ],
});
