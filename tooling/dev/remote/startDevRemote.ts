import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readRemoteSource } from '../../build/buildRemote.ts';
import { devManifest, devVersion } from '../devRegistry.ts';
import { devRemoteConfig } from './devRemoteConfig.ts';
import { serveProblems } from './serveProblems.ts';
import { tellUndeclared } from './tellUndeclared.ts';

const host = 'localhost';

export interface DevRemote {
  /** Such as `http://localhost:4101`: what a shell is told to take the remote from. */
  readonly origin: string;
  /** Path of its first route in the shell. */
  readonly path: string;
}

/**
 * Serves one remote from its sources on loopback, and only to pages of that shell: no other site may
 * read the sources.
 *
 * @param name such as `remote-employee`
 * @param shell the shell's origin
 * @param chosenPort the first free one from 4101 where it is not given
 */
export async function startDevRemote(
  name: string,
  shell: string,
  chosenPort?: number,
): Promise<DevRemote> {
  const remote = await readRemoteSource(name);
  process.env['WEBPACK_DEV_SERVER_BASE_PORT'] ??= '4101';
  const port = await WebpackDevServer.getFreePort(chosenPort ?? 'auto', host);
  const compiler = webpack(devRemoteConfig(remote));
  if (!compiler) throw new Error('webpack gave no compiler.');
  await tellUndeclared(compiler, remote.description.operations, (line) => console.log(line));
  const problems = serveProblems(compiler, shell);
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      static: false,
      allowedHosts: [host, new URL(shell).hostname],
      headers: {
        'access-control-allow-origin': shell,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://${host}:${port}/ws` },
      devMiddleware: { publicPath: `/remotes/${name}/${devVersion}/` },
      setupMiddlewares: (middlewares) => [
        {
          name: 'manifest',
          path: '/remote.json',
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            const text = JSON.stringify(devManifest(remote));
            response.setHeader('access-control-allow-origin', shell);
            response.setHeader('content-type', 'application/json').end(text);
          },
        },
        { name: 'problems', path: '/problems', middleware: problems },
        ...middlewares,
      ],
    },
    compiler,
  );
  const built = new Promise<void>((done) => compiler.hooks.done.tap('dev', () => done()));
  await server.start();
  await built;
  return {
    origin: `http://${host}:${port}`,
    path: remote.description.routes[0]?.path ?? '/',
  };
}
