import { once } from 'node:events';
import type http from 'node:http';
import { onTestFinished } from 'vitest';
import { createHttpServer } from '../createHttpServer.ts';

/** The server below the app on a free loopback port, until the end of the test. */
export async function listenTo(
  handle: http.RequestListener,
  timeouts?: http.ServerOptions,
): Promise<{ readonly server: http.Server; readonly port: number }> {
  const server = createHttpServer(handle, timeouts);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { server, port: address.port };
}
