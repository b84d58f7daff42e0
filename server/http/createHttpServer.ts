import http from 'node:http';
import type { Socket } from 'node:net';
import { boundBodies } from './boundBodies.ts';
import { boundPieces } from './boundPieces.ts';
import { mostConnections } from './mostConnections.ts';
import { parserOf } from './parserOf.ts';

/** Timeouts of a connection, in milliseconds. */
const requestTimeouts = {
  /** From the first byte of a request, or from the connection, to the end of the headers. */
  headersTimeout: 10_000,
  /** To the end of the body, however fast it is (`boundBodies`). */
  requestTimeout: 180_000,
  /** The interval at which both are checked. */
  connectionsCheckingInterval: 5_000,
  /** From an answer to the next request; longer than that of proxies, which reuse connections. */
  keepAliveTimeout: 72_000,
};
/** Milliseconds for which an answer can stay unread. */
const longestUnread = 60_000;
/** Neither browsers nor proxies pipeline requests. */
const mostAtOnce = 10;

/**
 * The HTTP server below the app, with limits per connection and for all of them: disconnects a
 * client that requests more than ten answers at once, or does not read them. Handles the requests
 * of a connection one after another, so that an unread answer holds one file, not ten.
 */
export function createHttpServer(
  handle: http.RequestListener,
  timeouts: http.ServerOptions = requestTimeouts,
): http.Server {
  /** Answers in progress, and waiting, in order. */
  const underWay = new WeakMap<Socket, readonly http.ServerResponse[]>();
  const answersOf = (socket: Socket) => underWay.get(socket) ?? [];

  // `requireSaneHead` refuses a missing host with a problem document.
  const options = { ...timeouts, requireHostHeader: false };
  const server = http.createServer(options, (request, response) => {
    const { socket } = request;
    // All requests of one read arrive in the same turn, even after the disconnect.
    if (socket.destroyed) return;
    const before = answersOf(socket);
    if (before.length === mostAtOnce) {
      dropRest(socket);
      socket.destroy();
      return;
    }
    bodies.watch(request, response);
    boundPieces(request, response);
    underWay.set(socket, [...before, response]);
    response.once('close', () => underWay.set(socket, answersOf(socket).slice(1)));
    const last = before.at(-1);
    if (last === undefined) handle(request, response);
    // A refusal may have ended the connection.
    else last.once('close', () => void (socket.writable && handle(request, response)));
  });
  const bodies = boundBodies(server);
  server.maxConnections = mostConnections();
  // Also called at the end of `keepAliveTimeout`. A connection that waits for a slow answer stays
  // open.
  server.setTimeout(longestUnread, (socket: Socket) => {
    if (answersOf(socket).length === 0 || socket.writableLength > 0) socket.destroy();
  });
  return server;
}

/**
 * Stops parsing the rest of the read: up to 64 KB of requests would be turned into objects for
 * nobody. Node returns the same value to its parser when a connection is upgraded.
 */
function dropRest(socket: Socket): void {
  const parser = parserOf(socket);
  if (parser !== null) Object.assign(parser, { onIncoming: () => 2 });
}
