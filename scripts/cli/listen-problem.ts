/**
 * Explains why a server can't listen, and what to do.
 *
 * @param error the error from Node's server
 * @param port the requested port
 * @param host the address to listen on
 */
export function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken. Port 0 takes a free one.`;
    case 'EACCES':
      return `This user may not listen on port ${port} of ${host}. Port 0 takes a free one.`;
    default:
      return `Nothing can listen on port ${port} of ${host}: ${code ?? message}. Port 0 takes a free one.`;
  }
}
