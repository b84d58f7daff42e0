import http from 'node:http';
import type { Socket } from 'node:net';
import { boundBodies } from './boundBodies.ts';
import { mostConnections } from './mostConnections.ts';

/** How long a connection may take for each of its parts, in milliseconds. */
const patience = {
  /** From the first byte of a request, or from the connection, to the end of the head. */
  headersTimeout: 10_000,
  /** To the end of the body, however well it comes (`boundBodies`). */
  requestTimeout: 180_000,
  /** How often both are looked at. */
  connectionsCheckingInterval: 5_000,
  /** From an answer to the next request; longer than that of proxies, which reuse connections. */
  keepAliveTimeout: 72_000,
};
/** Milliseconds for which an answer may lie unread. */
const longestUnread = 60_000;
/** Neither browsers nor proxies ask for anything before the last answer has come. */
const mostAtOnce = 10;

/**
 * The server below the app, which bounds what one connection, and all of them, can take of it: a
 * connection that asks for more than ten answers at once, or that does not read them, is cut.
 */
export function createHttpServer(
  handle: http.RequestListener,
  timeouts: http.ServerOptions = patience,
): http.Server {
  const underWay = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => underWay.get(socket) ?? 0;

  // `requireSaneHead` refuses what names no host, in a problem document.
  const options = { ...timeouts, requireHostHeader: false };
  const server = http.createServer(options, (request, response) => {
    const { socket } = request;
    // All requests of one read arrive in one turn, also after the connection was cut.
    if (socket.destroyed) return;
    bodies.watch(request, response);
    if (countOf(socket) === mostAtOnce) {
      dropRest(socket);
      socket.destroy();
      return;
    }
    underWay.set(socket, countOf(socket) + 1);
    response.once('close', () => underWay.set(socket, countOf(socket) - 1));
    handle(request, response);
  });
  const bodies = boundBodies(server);
  server.maxConnections = mostConnections();
  // Also at the end of `keepAliveTimeout`. An answer that takes long to make is waited for.
  server.setTimeout(longestUnread, (socket: Socket) => {
    if (countOf(socket) === 0 || socket.writableLength > 0) socket.destroy();
  });
  return server;
}

/**
 * Ends the parsing of what was read together with the last request: 64 KB of requests would be made
 * into objects first, for nobody. Node says so to its parser where a connection leaves HTTP.
 */
function dropRest(socket: Socket): void {
  if (!('parser' in socket) || typeof socket.parser !== 'object') return;
  Object.assign(socket.parser ?? {}, { onIncoming: () => 2 });
}
