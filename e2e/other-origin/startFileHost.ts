import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';

/** A file host on its own origin, which the test can break. */
export interface FileHost {
  /** Such as `http://127.0.0.1:40123/remotes/`. */
  readonly url: string;
  /** The served folder. */
  readonly folder: string;
  /** Requested files, by path below `url`. */
  readonly asked: string[];
  /** `closed` omits the CORS headers; `down` drops every connection. */
  mood: 'open' | 'closed' | 'down';
  /** A file whose path contains this text is served with an addition. */
  tampered: string | undefined;
  stop(): Promise<void>;
}

/** Serves a folder's files to every origin, and knows nothing about remotes. */
export async function startFileHost(folder: string): Promise<FileHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', host.url).pathname).slice(
      '/remotes/'.length,
    );
    asked.push(path);
    if (host.mood === 'down') {
      request.socket.destroy();
      return;
    }
    if (host.mood === 'open') response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    readFile(join(folder, path), 'utf8').then(
      (text) => {
        const isTampered = host.tampered !== undefined && path.includes(host.tampered);
        response.setHeader('content-type', 'text/javascript');
        response.end(isTampered ? `${text}\ndocument.title = 'stolen';` : text);
      },
      () => {
        response.writeHead(404, { 'cache-control': 'no-store' }).end();
      },
    );
  });
  const host: FileHost = {
    url: '',
    folder,
    asked,
    mood: 'open',
    tampered: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return Object.assign(host, { url: `http://127.0.0.1:${port}/remotes/` });
}
