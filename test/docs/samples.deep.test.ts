/** Every sample of the documentation is run and gives the documented response. */
import { describeSamples, model } from './samples-tests.ts';

describeSamples(model.operations, true);
