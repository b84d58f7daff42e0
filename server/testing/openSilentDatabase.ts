import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { connect } from '../database/connect.ts';
import { watchConnections } from '../database/watchConnections.ts';
import type { Database } from '../database/database.ts';

/**
 * A PostgreSQL that accepts connections and never answers; waiting for one times out after a
 * millisecond.
 */
export async function openSilentDatabase(): Promise<Database> {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  const { port } = address;
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 1 });
  const { take, stop } = watchConnections(pool);
  return connect({
    kind: 'postgresql',
    pool,
    take,
    lost: new Promise(() => undefined),
    announce: () => undefined,
    close: async () => {
      stop();
      for (const socket of sockets) socket.destroy();
      silent.close();
      await once(silent, 'close');
    },
    maintenance: () => Promise.resolve([]),
  });
}
