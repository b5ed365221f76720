import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { CommandFailure } from '../cli/errors.ts';
import { listenProblem } from '../cli/listen-problem.ts';

const prismCli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

export interface PrismOptions {
  /** Path of the description, in YAML or JSON. */
  document: string;
  host: string;
  port: number;
  /** Destination of Prism's output; default `inherit`. */
  output?: 'inherit' | 'ignore' | 'pipe';
}

/** A Prism server in a child process, ready for requests. */
export interface RunningPrism {
  readonly url: string;
  readonly process: ChildProcess;
  /** Stops Prism and waits until it has exited. */
  stop(): Promise<void>;
}

/**
 * Starts stock `prism mock` as a child process, which is killed if this process exits.
 *
 * @throws CommandFailure if it can't listen on the port
 */
export async function spawnPrism(options: PrismOptions): Promise<ChildProcess> {
  const { document, host, port, output = 'inherit' } = options;
  await assertFree(host, port);
  const child = spawn(
    process.execPath,
    [prismCli, 'mock', '--host', host, '--port', String(port), document],
    { stdio: ['ignore', output, output] },
  );
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/**
 * Starts stock `prism mock` and waits until it responds.
 *
 * @throws CommandFailure if it can't listen on the port
 * @throws Error if Prism exits before it responds
 */
export async function startPrism(options: PrismOptions): Promise<RunningPrism> {
  const child = await spawnPrism(options);
  const url = `http://${options.host}:${options.port}`;
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  while (!(await responds(url))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`Prism exited with ${String(child.exitCode ?? child.signalCode)} before it responded.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { url, process: child, stop };
}

/** Finds a free port. Another process may take it before it is used. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no TCP port.');
  return address.port;
}

async function assertFree(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new CommandFailure(listenProblem(error as NodeJS.ErrnoException, port, host), 1, { cause: error });
  }
  server.close();
  await once(server, 'close');
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );
}
