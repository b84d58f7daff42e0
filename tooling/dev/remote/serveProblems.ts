import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { Compiler } from 'webpack';

/**
 * Server-sent events for the page that shows the remote: the start time and errors of each build,
 * an empty list on success.
 *
 * @param shell the origin whose pages may read it
 */
export function serveProblems(compiler: Compiler, shell: string) {
  const readers = new Set<ServerResponse>();
  let last = '';
  compiler.hooks.done.tap('problems', (stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    const texts = errors.map(({ moduleName = '', message }) => `${moduleName}\n${message}`.trim());
    const problems = texts.map(stripVTControlCharacters);
    const begunAt = new Date(stats.startTime).toISOString();
    last = `data: ${JSON.stringify({ begunAt, problems })}\n\n`;
    for (const reader of readers) reader.write(last);
  });
  return (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, {
      'access-control-allow-origin': shell,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    response.write(last === '' ? ':\n\n' : last);
    readers.add(response);
    response.once('close', () => readers.delete(response));
  };
}
