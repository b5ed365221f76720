const cared = new WeakSet<NodeJS.WriteStream>();

/** Keeps the process alive when the reader of a stream has gone (EPIPE). */
export function outliveReader(stream: NodeJS.WriteStream): void {
  if (cared.has(stream)) return;
  cared.add(stream);
  stream.on('error', () => undefined);
}
