/** Runs every sample of the documentation and expects the documented response. */
import { describeSamples, model } from './samples-tests.ts';

describeSamples(model.operations, true);
