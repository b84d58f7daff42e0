import type http from 'node:http';
import { networkOf } from './securityLog.ts';

/** One network's largest share of all connections, which leaves room for others. */
const largestShare = 0.5;

/**
 * Refuses connections of a network that holds half of all, as it could lock everybody out by
 * keeping them open. Not used behind a proxy, which has one address for all clients and limits of
 * its own.
 */
export function boundNetworks(server: http.Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const others = open.get(network) ?? 0;
    if (others >= server.maxConnections * largestShare) {
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
