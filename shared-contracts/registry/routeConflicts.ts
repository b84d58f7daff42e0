import type { RemoteManifest, RemoteRegistry } from '../remote/remoteContract.ts';
import { covers, isPlainPath, type PlacedRoute, type RemoteRoutes } from './ownRoutes.ts';

/** How a team can resolve them. */
export const wayOutOfConflicts =
  'Give its routes other paths of fixed words and other names in remote.config.ts.';

/** The released versions, canaries included. */
export function liveRemotes({ remotes, canaries = [] }: RemoteRegistry): readonly RemoteManifest[] {
  return [...remotes, ...canaries.map(({ remote }) => remote)];
}

/**
 * The conflicts of the remote's routes with others, a sentence each; empty if there are none.
 *
 * @param others the other remotes; those with the same name are ignored
 * @param shell the shell's own routes, if they are known
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
