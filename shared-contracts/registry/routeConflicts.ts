import type { RemoteManifest, RemoteRegistry } from '../remote/remoteContract.ts';
import { covers, isPlainPath, type PlacedRoute, type RemoteRoutes } from './ownRoutes.ts';

/** What a team can do about them. */
export const wayOutOfConflicts =
  'Give its routes other paths of fixed words and other names in remote.config.ts.';

/** Versions that people get, canaries as well. */
export function liveRemotes({ remotes, canaries = [] }: RemoteRegistry): readonly RemoteManifest[] {
  return [...remotes, ...canaries.map(({ remote }) => remote)];
}

/**
 * What of the remote's routes belongs to somebody else, a sentence each; empty when nothing does.
 *
 * @param others that are there beside it; those of the same name do not count
 * @param shell the shell's own routes, as far as they are known
 */
export function findRouteConflicts(
  remote: RemoteRoutes,
  others: readonly RemoteRoutes[],
  shell: readonly PlacedRoute[] = [],
): string[] {
  const { routes = [] } = remote;
  return routes.flatMap((route, index) => {
    const owners: readonly RemoteRoutes[] = [
      { name: 'the shell', routes: shell },
      ...others.filter(({ name }) => name !== remote.name),
      { name: 'another of its own routes', routes: routes.slice(0, index) },
    ];
    return faultsOf(route, owners).map(
      (fault) => `${[remote.name, remote.version].filter(Boolean).join(' ')}: ${fault}`,
    );
  });
}

function faultsOf(route: PlacedRoute, owners: readonly RemoteRoutes[]): string[] {
  const { name, path } = route;
  const faults: string[] = [];
  if (!isPlainPath(path)) {
    faults.push(`the path ${path} of ${name} is not made of fixed words, such as /time/clock.`);
  }
  for (const owner of owners) {
    for (const other of owner.routes ?? []) {
      if (covers(other, route)) faults.push(`the path ${path} belongs to ${owner.name}.`);
      if (other.name === name) faults.push(`the route name ${name} belongs to ${owner.name}.`);
    }
  }
  return [...new Set(faults)];
}
