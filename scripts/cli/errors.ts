/** An invalid command line. The command prints the message and the first line of its usage, and exits with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A failure that the user can fix. Only its message is printed. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly exitCode: number;

  /**
   * @param message the failure and its fix
   * @param exitCode default 1
   */
  constructor(message: string, exitCode = 1, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
