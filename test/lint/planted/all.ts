import { errors } from './errors.planted.ts';
import { examples } from './examples.planted.ts';
import { guides } from './guides.planted.ts';
import { operations } from './operations.planted.ts';
import type { Planted } from './planted.ts';
import { registers } from './registers.planted.ts';
import { schemas } from './schemas.planted.ts';

/** All planted faults. */
export const planted: Planted[] = [
  ...errors,
  ...operations,
  ...schemas,
  ...registers,
  ...examples,
  ...guides,
];
