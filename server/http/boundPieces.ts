import type http from 'node:http';
import type { Socket } from 'node:net';
import { parserOf } from './parserOf.ts';

/** Pieces that any body can have. */
const mostPieces = 256;
/** Average bytes of further pieces: those of a client that writes without a buffer. */
const leastBytes = 64;
/** The property in which Node's HTTP parser stores its callback for pieces of a body. */
export const onBody = 3;

/** Whether a body of this size can have so many pieces. */
export function comesInWholePieces(pieces: number, bytes: number): boolean {
  return pieces <= mostPieces + bytes / leastBytes;
}

/**
 * Disconnects a body in tiny pieces. In chunked encoding a byte can be a piece of its own, for
 * which Node creates a Buffer of 200 to 300 bytes in 2.5 µs: one connection of 20 Mbit/s took a
 * whole server, and thirty bodies of 64 KiB took 800 MB. After the answer Node drops pieces
 * silently, so such a connection ends with its answer.
 */
export function boundPieces(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { socket } = request;
  let pieces = 0;
  let bytes = 0;
  const push = request.push.bind(request);
  request.push = (piece: Uint8Array | null, encoding) => {
    // The same read can contain the end of the body: detaches the parser only once.
    if (piece === null || socket.destroyed) return push(piece, encoding);
    pieces += 1;
    bytes += piece.length;
    if (comesInWholePieces(pieces, bytes)) return push(piece, encoding);
    dropBody(socket);
    socket.destroy();
    return false;
  };
  response.once('finish', () => {
    if (request.complete || !('transfer-encoding' in request.headers)) return;
    dropBody(socket);
    socket.destroySoon();
  });
}

/**
 * Makes the parser skip the rest of the read, up to 64 KB of tiny pieces, without a Buffer for
 * each. Node reuses the parser for other connections, so its callback is restored.
 */
function dropBody(socket: Socket): void {
  const parser = parserOf(socket);
  if (parser === null) return;
  const taken: unknown = Reflect.get(parser, onBody);
  if (taken === undefined) return;
  Reflect.set(parser, onBody, undefined);
  socket.once('close', () => void Reflect.set(parser, onBody, taken));
}
