import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRemoteSource } from '../../build/buildRemote.ts';
import { devManifest, devVersion } from '../devRegistry.ts';
import { devRemoteConfig } from './devRemoteConfig.ts';
import { refuseOtherConfig } from './refuseOtherConfig.ts';
import { serveProblems } from './serveProblems.ts';
import type { Compiler } from 'webpack';
import type { JsonObject } from 'shared-contracts/registry/apiUse.ts';
import { contractFile, readOwnJson } from '../../workspace/workspace.ts';
import { undeclaredCalls } from '../../build/undeclaredCalls.ts';

const host = 'localhost';

export interface DevRemote {
  /** Such as `http://localhost:4101`: the origin that a shell takes the remote from. */
  readonly origin: string;
  /** Path of its first route in the shell. */
  readonly path: string;
}

/**
 * Serves one remote from its sources on loopback, and only to pages of that shell: no other site
 * may read the sources.
 *
 * @param name such as `remote-employee`
 * @param shell the shell's origin
 * @param chosenPort defaults to the first free one from 4101
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
  refuseOtherConfig(compiler, join(remote.folder, 'remote.config.ts'));
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

/**
 * Reports after each change the operations that the code calls without declaring them in
 * `remote.config.ts`, which a build would refuse; each once until it is fixed.
 */
async function tellUndeclared(
  compiler: Compiler,
  declared: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const contract = await readOwnJson<JsonObject>(contractFile);
  let told: readonly string[] = [];
  compiler.hooks.done.tap('undeclared', ({ compilation }) => {
    const code = [...compilation.modules].map((module) => module.originalSource()?.source() ?? '');
    const undeclared = undeclaredCalls(code.join('\n'), contract, declared);
    for (const call of undeclared) {
      if (!told.includes(call)) say(`remote.config.ts does not name an operation: ${call}`);
    }
    told = undeclared;
  });
}
