/** The package's public API: a mock of the grant-management interface for test runners. */
export type {
  AcceptedWrite,
  ConditionId,
  Data,
  Fault,
  Lists,
  LogFormat,
  MockOptions,
  MockRecord,
  MockServer,
  OperationId,
  RecordedRequest,
  RequestFilter,
  ResponseFault,
  Settings,
} from './api.ts';
export { DataError, SettingsError } from './errors.ts';
export { startMock } from './start-mock.ts';
