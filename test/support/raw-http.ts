import { connect } from 'node:net';

/** A response as received from the socket. */
export interface RawAnswer {
  readonly status: number;
  /** The reason phrase. */
  readonly reason: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Writes bytes to a local port, and reads until the expected number of responses has arrived or the server closes the
 * connection.
 *
 * @throws Error if the connection breaks, or if nothing arrives for 30 seconds
 */
export async function exchange(port: number, bytes: string | Uint8Array, expected = 1): Promise<RawAnswer[]> {
  const socket = connect({ port, host: '127.0.0.1' });
  const chunks: Buffer[] = [];
  try {
    return await new Promise((resolve, reject) => {
      socket.setTimeout(30_000, () =>
        reject(new Error(`Incomplete response: ${Buffer.concat(chunks).toString()}`)),
      );
      socket.on('error', reject);
      socket.on('end', () => resolve(parse(Buffer.concat(chunks))));
      socket.on('data', (chunk) => {
        chunks.push(chunk);
        const answers = parse(Buffer.concat(chunks));
        if (answers.length >= expected) resolve(answers);
      });
      socket.write(bytes);
    });
  } finally {
    socket.destroy();
  }
}

function parse(received: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const [first = '', ...lines] = rest.toString('latin1', 0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const length = Number(headers['content-length'] ?? 0);
    if (rest.byteLength < end + 4 + length) return answers;
    answers.push({
      status: Number(first.split(' ')[1]),
      reason: first.split(' ').slice(2).join(' '),
      headers,
      body: rest.toString('utf8', end + 4, end + 4 + length),
    });
    rest = rest.subarray(end + 4 + length);
  }
}
