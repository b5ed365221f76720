/** Thrown for an invalid option or setting. The message names it, with the reason. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Thrown for invalid records. The message names them, with the reason. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
