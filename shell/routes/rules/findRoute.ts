import type { RemoteRegistry, RouteDescription } from 'shared-contracts';

export interface RemoteRoute {
  readonly remote: string;
  readonly route: RouteDescription;
}

/** The remote's route at a hash path. */
export function findRoute(registry: RemoteRegistry, path: string): RemoteRoute | undefined {
  return remoteRoutes(registry).find(({ route }) => route.path === path);
}

/** Every route of every remote, in the registry's order. */
export function remoteRoutes(registry: RemoteRegistry): readonly RemoteRoute[] {
  return registry.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ remote: remote.name, route })),
  );
}
