/**
 * Explains why a server can't listen, with a fix.
 *
 * @param error the error from Node's server
 * @param port the requested port
 * @param host the address to listen on
 */
export function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Pass another port, or 0 for any free port.`;
    case 'EACCES':
      return `You don't have permission to listen on port ${port} on ${host}. Pass another port, or 0 for any free port.`;
    default:
      return `Can't listen on port ${port} on ${host}: ${code ?? message}. Pass another port, or 0 for any free port.`;
  }
}
