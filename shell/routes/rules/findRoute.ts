import type { RemoteRegistry, RouteDescription } from 'shared-contracts';
import { withOwnRoutes } from 'shared-contracts/registry/ownRoutes.ts';
import { soundRoute } from 'shared-contracts/registry/soundManifest.ts';
import { takenByShell } from './shellRoutes.ts';

export interface RemoteRoute {
  readonly remote: string;
  readonly route: RouteDescription;
}

/**
 * The remote's route at a hash path, or its nearest ancestor: the remote routes everything below.
 */
export function findRoute(registry: RemoteRegistry, path: string): RemoteRoute | undefined {
  return remoteRoutes(registry)
    .filter(({ route }) => `${path}/`.startsWith(`${route.path}/`))
    .toSorted((one, other) => other.route.path.length - one.route.path.length)[0];
}

/** Every route of every remote in registry order, except those that conflict with another owner. */
export function remoteRoutes(registry: RemoteRegistry): readonly RemoteRoute[] {
  const sound = registry.remotes.map(({ name, routes }) => ({
    name,
    routes: routes.flatMap((route) => soundRoute(route) ?? []),
  }));
  return withOwnRoutes(sound, takenByShell).flatMap((remote) =>
    remote.routes.map((route) => ({ remote: remote.name, route })),
  );
}
