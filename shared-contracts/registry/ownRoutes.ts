/** The parts of a route that can conflict with another. */
export interface PlacedRoute {
  readonly name: string;
  /** Hash path; `/admin/*` of the shell includes everything below it. */
  readonly path: string;
}

export interface RemoteRoutes {
  readonly name: string;
  readonly version?: string;
  /** Without routes, it conflicts with nothing. */
  readonly routes?: readonly PlacedRoute[];
}

/** Only literal segments: a pattern such as `/:page` would match everybody's pages. */
export function isPlainPath(path: string): boolean {
  return /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path);
}

export function covers({ path: place }: PlacedRoute, { path }: PlacedRoute): boolean {
  return place.endsWith('/*') ? `${path}/`.startsWith(place.slice(0, -1)) : place === path;
}

/** The remotes with their own routes: if two claim the same route, the first one gets it. */
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
