import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/database.ts';

/** A PostgreSQL that takes connections and says nothing; whoever needs one waits for a millisecond. */
export async function openSilentDatabase(): Promise<Database> {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  const { port } = address;
  return connect({
    kind: 'postgresql',
    pool: new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 1 }),
    lost: new Promise(() => undefined),
    announce: () => undefined,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      silent.close();
      await once(silent, 'close');
    },
    maintenance: () => Promise.resolve([]),
  });
}
