import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** A minimal load balancer, for trials and tests on this machine. */
export interface Proxy {
  /** Such as `http://127.0.0.1:4160`. */
  readonly url: string;
  /** Adds a server to the rotation, as soon as it is ready. */
  add(server: string): void;
  /** The servers currently in rotation. */
  ready(): readonly string[];
  close(): Promise<void>;
}

/** Milliseconds between two health checks, and their timeout. */
const lookEvery = 250;
const readinessTimeout = 1_000;

/**
 * Sends each request to the next ready server (`/api/health/ready`), round robin. Retries on
 * another server if the request was not sent or is a read; otherwise answers 502, and the client
 * decides whether to retry.
 */
export async function startProxy(port: number): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const known = new Set<string>();
  const ready = new Set<string>();
  let turn = 0;

  async function look(server: string): Promise<void> {
    const signal = AbortSignal.timeout(readinessTimeout);
    const answer = await fetch(`${server}/api/health/ready`, { signal }).catch(() => null);
    if (answer?.status === 200) ready.add(server);
    else ready.delete(server);
    await answer?.arrayBuffer().catch(() => undefined);
  }

  function pass(asked: IncomingMessage, answer: ServerResponse, body: Buffer, tried: string[]) {
    const servers = [...ready].filter((server) => !tried.includes(server));
    const server = servers[turn++ % Math.max(1, servers.length)];
    if (server === undefined) return giveUp(answer);
    const sent = request(server + (asked.url ?? '/'), {
      agent,
      method: asked.method ?? 'GET',
      headers: forwarded(asked),
    });
    let isConnected = false;
    sent.once('socket', (socket) => {
      isConnected = !socket.connecting;
      if (socket.connecting) socket.once('connect', () => (isConnected = true));
    });
    sent.once('response', (answered) => {
      answer.writeHead(answered.statusCode ?? 502, withoutHops(answered.headers));
      answered.pipe(answer);
      answered.once('error', () => answer.destroy());
    });
    sent.once('error', () => {
      if (answer.headersSent) {
        answer.destroy();
        return;
      }
      if (!isConnected) ready.delete(server);
      const isAgain = !isConnected || asked.method === 'GET' || asked.method === 'HEAD';
      if (isAgain) pass(asked, answer, body, [...tried, server]);
      else giveUp(answer);
    });
    answer.once('close', () => sent.destroy());
    sent.end(body);
  }

  const proxy = createServer((asked, answer) => {
    void readAll(asked).then(
      (body) => pass(asked, answer, body, []),
      () => answer.destroy(),
    );
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  const timer = setInterval(() => void Promise.all([...known].map(look)), lookEvery);
  const bound = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? port) : port}`,
    add: (server) => void known.add(server),
    ready: () => [...ready],
    close: async () => {
      clearInterval(timer);
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
      agent.destroy();
    },
  };
}

/** The headers of a proxy: client, protocol and host. */
function forwarded(asked: IncomingMessage) {
  return {
    ...withoutHops(asked.headers),
    'x-forwarded-for': asked.socket.remoteAddress,
    'x-forwarded-proto': 'http',
  };
}

function withoutHops(headers: IncomingMessage['headers']) {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...others } = headers;
  return others;
}

function giveUp(answer: ServerResponse): void {
  answer.writeHead(502, { 'retry-after': '1' }).end();
}

async function readAll(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  const chunks: AsyncIterable<Buffer> = asked;
  for await (const part of chunks) parts.push(part);
  return Buffer.concat(parts);
}
