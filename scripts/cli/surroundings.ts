/** Where a command runs and prints, so that tests can run one within their own process. */
export interface Surroundings {
  /** The working directory, absolute. */
  readonly cwd: string;
  /** Whether the output may be coloured. */
  readonly isColoured: boolean;
  /** Prints text, newlines included, on the standard output. */
  out(text: string): void;
  /** Prints text, newlines included, on the standard error. */
  err(text: string): void;
}

/** The process itself. A reader of its output that goes away, such as `head`, does not end it. */
export function surroundingsOfProcess(): Surroundings {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  return {
    cwd: process.cwd(),
    isColoured: process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  };
}
