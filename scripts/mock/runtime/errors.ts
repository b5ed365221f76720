/** An invalid option or setting; the message says which and why. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Invalid records; the message says where and why. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
