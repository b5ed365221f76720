/** Runs all samples of the documentation and expects the documented responses. */
import { describeSamples, model } from './samples-tests.ts';

describeSamples(model.operations, true);
