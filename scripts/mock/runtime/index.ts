/** A mock of the grant-management interface, for test runners. The command line is in `cli.ts`. */
export { DataError } from './data-file.ts';
export type { KeyKind } from './keys.ts';
export type { RecordedRequest } from './request-log.ts';
export type { LogFormat } from './request-logger.ts';
export { type Fault, type Settings, SettingsError } from './settings.ts';
export { type MockOptions, type MockServer, startMock } from './start-mock.ts';
export type { Data, MockRecord, Recusal } from './store.ts';
