/** A mock of the grant-management interface, for test runners. The command line is in `cli.ts`. */
export type {
  Data,
  Fault,
  KeyKind,
  Lists,
  LogFormat,
  MockOptions,
  MockRecord,
  MockServer,
  RecordedRequest,
  RequestFilter,
  AcceptedWrite,
  Settings,
} from './api.ts';
export { DataError, SettingsError } from './errors.ts';
export { startMock } from './start-mock.ts';
