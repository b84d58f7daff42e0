import { EventEmitter, once } from 'node:events';
import net from 'node:net';

/** A network link between the server and its PostgreSQL that can break. */
export interface Line {
  /** The address of the database through this link. */
  readonly url: string;
  /** Breaks every connection at once, with a reset to both ends. */
  cut(): void;
  /** Existing connections are lost without a TCP reset; new ones work. */
  forget(): void;
  /** Drops all traffic, new connections included, until `mend`. */
  silence(): void;
  mend(): void;
  /** Resolves when the next connection has ended. */
  ended(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a link to the PostgreSQL at the address, on loopback. */
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
