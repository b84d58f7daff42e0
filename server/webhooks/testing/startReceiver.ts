import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** The receiver's treatment of one message. */
export type Treatment =
  | number
  /** Never answers. */
  | 'hang'
  /** Breaks the connection within the headers of its answer. */
  | 'half'
  /** Accepts, and then sends an endless body. */
  | 'endless';

export interface Receiver {
  readonly url: string;
  /** Messages with a valid signature, in order. */
  readonly taken: { readonly id: string; readonly message: unknown }[];
  /** The requests so far, at any path. */
  readonly requests: string[];
  /** For the next messages, in order; then 204. */
  readonly treatments: Treatment[];
  /** People whose messages it answers with 500. */
  readonly refused: Set<number>;
  /** Sent with every rejection: its `Retry-After`. */
  retryAfter: string | null;
  /** The trusted secret; null to trust nobody. */
  secret: string | null;
  close(): Promise<void>;
}

/** A receiver on loopback that accepts only messages that `standardwebhooks` verifies. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  const url = `http://127.0.0.1:${address.port}/hooks`;
  const receiver: Receiver = {
    ...{ url, taken: [], requests: [], treatments: [], refused: new Set() },
    ...{ retryAfter: null, secret: null },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    receiver.requests.push(`${request.method} ${request.url}`);
    const body = await text(request);
    const treatment = receiver.treatments.shift() ?? 204;
    if (treatment === 'hang') return;
    if (treatment === 'half') {
      request.socket.write('HTTP/1.1 200 O');
      request.socket.destroy();
      return;
    }
    const headers = {
      'webhook-id': String(request.headers['webhook-id']),
      'webhook-timestamp': String(request.headers['webhook-timestamp']),
      'webhook-signature': String(request.headers['webhook-signature']),
    };
    let message: unknown;
    try {
      if (receiver.secret === null) throw new Error('Nobody is trusted.');
      message = new Webhook(receiver.secret).verify(body, headers);
    } catch {
      response.writeHead(401).end();
      return;
    }
    if (receiver.refused.has(personIn(message))) {
      response.writeHead(500).end();
      return;
    }
    if (treatment === 'endless') {
      response.writeHead(200);
      const talk = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      };
      response.on('drain', talk).on('error', () => undefined);
      talk();
    } else {
      response.writeHead(treatment, {
        ...(treatment === 302 ? { location: '/elsewhere' } : {}),
        ...(receiver.retryAfter === null ? {} : { 'retry-after': receiver.retryAfter }),
      });
      response.end();
    }
    if (treatment === 'endless' || treatment < 300) {
      receiver.taken.push({ id: headers['webhook-id'], message });
    }
  }
  return receiver;
}

function personIn(message: unknown): number {
  const data = typeof message === 'object' && message !== null && 'data' in message && message.data;
  const isOfPerson = typeof data === 'object' && data !== null && 'employeeId' in data;
  return isOfPerson ? Number(data.employeeId) : Number.NaN;
}
