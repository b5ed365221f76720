/** Tests Redoc with every operation. */
import { describeReference, model } from './reference-tests.ts';

describeReference(model.operations);
