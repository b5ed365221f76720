/** A command line that is not understood. It is answered with the message and the first line of the usage, and ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An end that whoever started the command can do something about. It is reported by its message alone. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  /** The exit code. */
  readonly exitCode: number;

  /**
   * @param message what failed, and what to do
   * @param exitCode the exit code; 1 by default
   */
  constructor(message: string, exitCode = 1, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
