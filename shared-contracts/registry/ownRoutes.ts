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
export function isPlainPath(path: string): boolean {
  return /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path);
}

export function covers({ path: place }: PlacedRoute, { path }: PlacedRoute): boolean {
  return place.endsWith('/*') ? `${path}/`.startsWith(place.slice(0, -1)) : place === path;
}

/** The remotes with the routes that are theirs: where two want the same, the first has it. */
export function withOwnRoutes<Remote extends RemoteRoutes>(
  remotes: readonly Remote[],
  shell: readonly PlacedRoute[],
): readonly Remote[] {
  const taken = [...shell];
  return remotes.map((remote) => {
    const isOwn = (route: PlacedRoute) =>
      isPlainPath(route.path) &&
      !taken.some((other) => other.name === route.name || covers(other, route));
    const routes = (remote.routes ?? []).filter(isOwn);
    taken.push(...routes);
    return { ...remote, routes };
  });
}
