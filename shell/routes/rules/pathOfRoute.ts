import type { FeatureInfo, RemoteRegistry, RouteAccess, Session } from 'shared-contracts';
import { landingRoutes } from '../../session/rules/landingRoutes.ts';
import { mayOpen } from '../../session/rules/mayOpen.ts';
import { remoteRoutes } from './findRoute.ts';
import { shellRoutes } from './shellRoutes.ts';

interface Place {
  readonly path: string;
  readonly access: RouteAccess;
}

/** Where a session starts (spec §2): the first of its landing routes that exists and opens. */
export function landingPath(
  session: Session,
  features: FeatureInfo,
  registry: RemoteRegistry,
): string {
  if (session.kind !== 'employee') return '/login';
  for (const name of landingRoutes(session, features)) {
    const place = placeOf(name, registry);
    if (place && mayOpen(place.access, session, features) === 'open') return place.path;
  }
  return '/unauthorized';
}

/** Hash path of a route by its name; undefined where no remote has it. */
export function pathOfRoute(name: string, registry: RemoteRegistry): string | undefined {
  return placeOf(name, registry)?.path;
}

function placeOf(name: string, registry: RemoteRegistry): Place | undefined {
  const own = Object.entries(shellRoutes).find(([candidate]) => candidate === name)?.[1];
  return own ?? remoteRoutes(registry).find(({ route }) => route.name === name)?.route;
}
