/** A route as far as two may stand in each other's way. */
export interface PlacedRoute {
  readonly name: string;
  /** Hash path; of the shell, `/admin/*` stands for all that lies below, too. */
  readonly path: string;
}

export interface RemoteRoutes {
  readonly name: string;
  readonly version?: string;
  /** Without any, it takes nobody's place. */
  readonly routes?: readonly PlacedRoute[];
}

/** Fixed words: a pattern such as `/:page` would stand in front of everybody's pages. */
const plainPath = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

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

/** The remotes with the routes that are theirs: where two want the same, the first has it. */
export function withOwnRoutes<Remote extends RemoteRoutes>(
  remotes: readonly Remote[],
  shell: readonly PlacedRoute[],
): readonly Remote[] {
  const settled: Remote[] = [];
  for (const remote of remotes) {
    const isOwn = (route: PlacedRoute) =>
      findRouteConflicts({ name: remote.name, routes: [route] }, settled, shell).length === 0;
    settled.push({ ...remote, routes: (remote.routes ?? []).filter(isOwn) });
  }
  return settled;
}

function faultsOf({ name, path }: PlacedRoute, owners: readonly RemoteRoutes[]): string[] {
  const faults: string[] = [];
  if (!plainPath.test(path)) {
    faults.push(`the path ${path} of ${name} is not made of fixed words, such as /time/clock.`);
  }
  for (const owner of owners) {
    for (const other of owner.routes ?? []) {
      if (covers(other.path, path)) faults.push(`the path ${path} belongs to ${owner.name}.`);
      if (other.name === name) faults.push(`the route name ${name} belongs to ${owner.name}.`);
    }
  }
  return [...new Set(faults)];
}

function covers(place: string, path: string): boolean {
  if (!place.endsWith('/*')) return place === path;
  const top = place.slice(0, -2);
  return path === top || path.startsWith(`${top}/`);
}
