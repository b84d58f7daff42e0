import { isStandAlone, serverAddress } from '../../workspace/workspace.ts';
import { portOf, type DevCommand } from '../parseDev.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { answers, checkAllowed, startOwnServer } from './findServer.ts';
import { startDevRemote } from './startDevRemote.ts';

/**
 * `npm run dev -- remote-employee`: serves one remote from its sources. Its shell belongs to the
 * named server, else to the one at the default address, else to one started here.
 */
export async function devRemote(remote: string, named: DevCommand['server']): Promise<void> {
  const port = portOf(process.env['DEV_PORT']);
  const server = await serverFor(named);
  await checkAllowed(server);
  const { origin, path } = await startDevRemote(remote, server, port);
  console.log(`${remote} is served from its sources at ${origin}. Open`);
  console.log(`  ${server}/?${remote}=${origin}#${path}`);
}

async function serverFor(named: string | null): Promise<string> {
  const server = named ?? serverAddress;
  if (await answers(server)) return new URL(server).origin;
  if (named !== null || isStandAlone) {
    throw new Refusal(`No server answers at ${server}: name another by --server.`);
  }
  console.log(`No server answers at ${server}: starting one.`);
  return await startOwnServer();
}
