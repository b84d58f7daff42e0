import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createPeerStore, type PeerStore } from './createPeerStore.ts';
import { createPeerLogIn, type PeerLogIn } from './createPeerLogIn.ts';
import { answerBatch } from './answerBatch.ts';
import { readMetadata } from './readMetadata.ts';

/** The faulty behaviour of a `$batch`. */
export type Fault =
  | { readonly status: number; readonly retryAfter?: string; readonly body?: string }
  /** Executes everything, but breaks the connection after so many characters of the answer. */
  | { readonly cutAfter: number }
  /** Executes everything, but answers after the client's timeout. */
  | 'late'
  /** Executes nothing and never answers. */
  | 'hang'
  | 'garbage';

export interface Peer {
  readonly store: PeerStore;
  readonly logIn: PeerLogIn;
  /** Its origin. */
  readonly url: string;
  /** The faults of the next `$batch` calls, in order. */
  readonly faults: Fault[];
  /** Entities and fields (`WorkSchedule.startingDate`) to which our user has no access. */
  readonly hidden: Set<string>;
  /** Paths of the calls, in order. */
  readonly calls: string[];
  /** Called when it leaves a client without an answer. */
  onWaiting: () => void;
  /** The server in its URLs of next pages. */
  nextPages: string;
  /** The most calls that were in flight at once. */
  mostAtOnce: number;
  close(): Promise<void>;
}

/**
 * A simulated OData v2 service on loopback according to the public metadata and documents of
 * SuccessFactors: log-in, `$metadata`, paged queries, `$batch` with `upsert` and DELETE.
 */
export async function startPeer({ pageSize = 2 } = {}): Promise<Peer> {
  const metadata = await readMetadata();
  const store = createPeerStore(metadata.types);
  const server = createServer((request, response) => {
    underWay += 1;
    peer.mostAtOnce = Math.max(peer.mostAtOnce, underWay);
    response.on('close', () => (underWay -= 1));
    serve(request, response).catch(() => response.destroy());
  });
  let underWay = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  const url = `http://127.0.0.1:${address.port}`;
  const logIn = createPeerLogIn(`${url}/oauth/token`);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    const body = await text(request);
    peer.calls.push(pathname.replace('/odata/v2/', ''));
    const json = (status: number, value: object, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(value));
    if (pathname === '/oauth/token') {
      const { status, answer } = logIn.token(new URLSearchParams(body));
      return void json(status, answer);
    }
    if (!logIn.isLoggedIn(request.headers.authorization)) {
      return void json(401, { error: { code: 'LGN0007', message: 'Not logged in' } });
    }
    const [entity = '', isMetadata] = pathname.replace('/odata/v2/', '').split('/');
    if (peer.hidden.has(entity)) return void json(403, { error: { message: 'No permission' } });
    if (isMetadata === '$metadata') return void response.end(metadataOf(entity));
    if (entity === 'EmpEmployment' || entity === 'WorkSchedule') {
      const skip = Number(searchParams.get('$skiptoken') ?? 0);
      const found = store.rowsOf(entity, searchParams.get('$filter') ?? '');
      const next = new URL(request.url ?? '', peer.nextPages);
      next.searchParams.set('$skiptoken', String(skip + pageSize));
      if (found === null) return void json(400, { error: { message: 'Invalid filter' } });
      const results = found.slice(skip, skip + pageSize);
      const more = found.length > skip + pageSize ? { __next: next.href } : {};
      return void json(200, { d: { results, ...more } });
    }
    const fault = peer.faults.shift();
    if (fault === 'hang') return peer.onWaiting();
    if (typeof fault === 'object' && 'status' in fault) {
      const headers = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter };
      response.writeHead(fault.status, headers).end(fault.body);
      return;
    }
    if (fault === 'garbage') return void response.end('<html>Maintenance</html>');
    const { boundary, text: answer } = answerBatch(
      body,
      request.headers['content-type'] ?? '',
      store,
    );
    if (fault === 'late') {
      peer.onWaiting();
      await once(response, 'close');
    }
    response.writeHead(200, { 'content-type': `multipart/mixed; boundary=${boundary}` });
    if (typeof fault === 'object' && 'cutAfter' in fault) {
      response.write(answer.slice(0, fault.cutAfter), () => response.destroy());
    } else {
      response.end(answer);
    }
  }

  function metadataOf(entity: string): string {
    const lines = metadata.text.split('\n');
    const first = lines.findIndex((line) => line.includes(`<EntityType Name="${entity}"`));
    const own =
      first < 0
        ? []
        : lines.slice(
            first,
            lines.findIndex((line, index) => index > first && line.includes('</EntityType>')) + 1,
          );
    return own
      .filter(
        (line) =>
          ![...peer.hidden].some(
            (each) => each === `${entity}.${/<Property Name="(\w+)"/.exec(line)?.[1]}`,
          ),
      )
      .join('\n');
  }

  const peer: Peer = {
    ...{
      store,
      logIn,
      url,
      nextPages: url,
      onWaiting: () => undefined,
      faults: [],
      hidden: new Set(),
      calls: [],
      mostAtOnce: 0,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}
