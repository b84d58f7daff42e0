import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SignedRegistry } from 'shared-contracts';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { buildPainter } from '../build/buildPainter.ts';
import { readRemoteSource } from '../build/buildRemote.ts';
import { readShellSource } from '../build/buildShell.ts';
import { remoteNames, serverAddress, shellOutput } from '../workspace/workspace.ts';
import { remoteConfig } from '../webpack/remoteConfig.ts';
import { shellConfig } from '../webpack/shellConfig.ts';
import { devRegistry, devVersion } from './devRegistry.ts';
import { devPort } from './parseDev.ts';

const mode = 'development';

/** Shell and remotes in one process of webpack's dev server. */
export default async function configurations(): Promise<Configuration[]> {
  const remotes = await Promise.all(remoteNames().map(readRemoteSource));
  const registry = await devRegistry(remotes);
  const source = await readShellSource();
  const painter = await buildPainter(source.folder);
  const shell = shellConfig({ ...source, painter, mode, outputFolder: shellOutput, registry });
  return [
    { ...shell, devServer: devServer(registry.registry) },
    ...remotes.map((remote) =>
      remoteConfig(remote, {
        mode,
        version: devVersion,
        outputFolder: join(shellOutput, 'remotes', remote.description.name, devVersion),
      }),
    ),
  ];
}

function devServer(registry: SignedRegistry): DevServer {
  return {
    host: 'localhost',
    port: devPort(),
    hot: false,
    liveReload: true,
    static: false,
    client: { overlay: { runtimeErrors: false } },
    proxy: [
      {
        context: ['/api', '/saml', '/oidc'],
        target: serverAddress,
        changeOrigin: true,
        headers: { origin: serverAddress },
      },
    ],
    setupMiddlewares: (middlewares) => [
      {
        name: 'registry',
        path: '/remotes/registry.json',
        middleware: (_request: IncomingMessage, response: ServerResponse) => {
          response.setHeader('content-type', 'application/json').end(JSON.stringify(registry));
        },
      },
      ...middlewares,
    ],
  };
}
