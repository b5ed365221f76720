/** A setting that is not as it should be; the message says which and why. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Data that is not as it should be; the message says where and why. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
