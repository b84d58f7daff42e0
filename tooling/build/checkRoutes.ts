import { join } from 'node:path';
import { findRouteConflicts, wayOutOfConflicts } from 'shared-contracts/registry/routeConflicts.ts';
import type { ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import { landingOwners } from 'shared-releases/checkFit.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { readRemoteSource } from './buildRemote.ts';
import { readOwnJson, remoteNames, shellOutput } from '../workspace/workspace.ts';

/**
 * Checks that the paths and route names of these remotes are unique in this working tree, like a
 * release.
 *
 * @throws Refusal with every conflict
 */
export async function checkRoutes(names: readonly string[]): Promise<void> {
  const sources = await Promise.all(remoteNames().map(readRemoteSource));
  const all = sources.map(({ description }) => description);
  const { routes } = await readOwnJson<ShellOffer>(join(shellOutput, 'shell.json'));
  const conflicts = all
    .filter(({ name }) => names.includes(name))
    .flatMap((remote) => findRouteConflicts(remote, [...landingOwners, ...all], routes));
  if (conflicts.length > 0) throw new Refusal([...conflicts, wayOutOfConflicts].join('\n'));
}
