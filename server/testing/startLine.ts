import { EventEmitter, once } from 'node:events';
import net from 'node:net';

/** A network between the server and its PostgreSQL that can break. */
export interface Line {
  /** The address of the database by way of this line. */
  readonly url: string;
  /** Every connection breaks at once, and both ends are told. */
  cut(): void;
  /** What is connected now dies without a word; new connections work. */
  forget(): void;
  /** Nothing passes any more, new connections included, until `mend`. */
  silence(): void;
  mend(): void;
  /** Resolves when the next connection has ended. */
  ended(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a line to the PostgreSQL at the address, on loopback. */
export async function startLine(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  const endings = new EventEmitter();
  let isSilent = false;
  const server = net.createServer((near) => {
    sockets.add(near.on('error', () => undefined));
    near.once('close', () => endings.emit('ended'));
    if (isSilent) return;
    const far = net.connect(Number(target.port || 5432), target.hostname);
    sockets.add(far.on('error', () => undefined));
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;

  function forget(): void {
    for (const socket of sockets) socket.unpipe().resume();
  }
  function cut(): void {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }
  return {
    url: url.href,
    cut,
    forget,
    silence: () => {
      isSilent = true;
      forget();
    },
    mend: () => {
      isSilent = false;
    },
    ended: async () => {
      await once(endings, 'ended');
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
