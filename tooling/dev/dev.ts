import { join } from 'node:path';
import { remoteNames, serverAddress } from '../workspace/workspace.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { devPort, devUsage, parseDev } from './parseDev.ts';
import { devRemote } from './remote/devRemote.ts';
import { answers } from './remote/findServer.ts';

/**
 * `npm run dev -- remote-employee`: one remote from its sources, replaced in the open page.
 * `npm run dev`: shell and remotes from their sources, reloaded on every change; the API is that of
 * a running server.
 */
const words = process.argv.slice(2);
try {
  if (words.some((word) => ['--help', '-h', 'help'].includes(word))) console.log(devUsage);
  else {
    const { remote, server } = parseDev(words, remoteNames());
    if (remote === null) await devAll();
    else await devRemote(remote, server);
  }
} catch (fault) {
  if (!(fault instanceof Refusal)) throw fault;
  console.error(fault.message);
  process.exit(1);
}

async function devAll(): Promise<void> {
  if (!(await answers(serverAddress))) {
    throw new Refusal(
      `No server answers at ${serverAddress}. Start one with "npm start" in another window, or name another in SERVER.`,
    );
  }
  console.log(
    `Shell and remotes will be at http://localhost:${devPort()}, the API is that of ${serverAddress}.`,
  );
  const configuration = join(import.meta.dirname, 'webpack.config.ts');
  process.argv.splice(2, Infinity, 'serve', '--config', configuration);
  await import(import.meta.resolve('webpack-cli/bin/cli.js'));
}
