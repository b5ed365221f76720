const cared = new WeakSet<NodeJS.WriteStream>();

/** Lets a process live on when nobody reads what it writes to a stream any more. */
export function outliveReader(stream: NodeJS.WriteStream): void {
  if (cared.has(stream)) return;
  cared.add(stream);
  stream.on('error', () => undefined);
}
