import type http from 'node:http';

/** Milliseconds that any body can take. */
const grace = 10_000;
/** Bytes per second of a longer body: a third of the rate of a phone at 0.4 Mbit/s. */
const slowest = 16_384;
const looksEvery = 1_000;

interface Body {
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  readonly since: number;
  /** Bytes that its connection had read before. */
  readonly before: number;
}

/** Whether a body of this size is still fast enough after this time. */
export function comesFastEnough(milliseconds: number, bytes: number): boolean {
  return milliseconds <= grace + (bytes / slowest) * 1_000;
}

/**
 * Disconnects slow bodies: each has 10 s, and another second for every 16 KiB received. So nobody
 * can hold connections with a few bytes a minute, and 3.25 MiB arrive in time from any phone.
 */
export function boundBodies(server: http.Server, now = () => performance.now()) {
  const coming = new Set<Body>();

  function look(): void {
    for (const body of coming) {
      const { request, response, since, before } = body;
      if (request.complete || request.socket.destroyed) coming.delete(body);
      else if (!comesFastEnough(now() - since, request.socket.bytesRead - before)) {
        coming.delete(body);
        if (response.headersSent) request.socket.destroy();
        else server.emit('clientError', tooLate(), request.socket);
      }
    }
  }

  server.once('listening', () => {
    const timer = setInterval(look, looksEvery).unref();
    server.once('close', () => clearInterval(timer));
  });
  return {
    look,
    watch(request: http.IncomingMessage, response: http.ServerResponse): void {
      if (!saysBody(request)) return;
      const { bytesRead: before } = request.socket;
      coming.add({ request, response, since: now(), before });
    },
  };
}

function saysBody({ headers }: http.IncomingMessage): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers;
}

/** Node's own error for a request timeout. */
function tooLate(): Error {
  return Object.assign(new Error('The body arrives too slowly.'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
}
