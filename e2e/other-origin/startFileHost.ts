import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';

/** A host of files on an origin of its own, which the test may spoil. */
export interface FileHost {
  /** Such as `http://127.0.0.1:40123/remotes/`. */
  readonly url: string;
  /** What it gives. */
  readonly folder: string;
  /** Files that were asked for, by their path below `url`. */
  readonly asked: string[];
  /** `closed` gives no permission to pages of other origins; `down` ends every connection. */
  mood: 'open' | 'closed' | 'down';
  /** A file whose path contains this text is given with something added. */
  tampered: string | undefined;
  stop(): Promise<void>;
}

/** Gives the files of a folder to pages of every origin, and knows nothing of remotes. */
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
