import {
  type FeatureInfo,
  type RemoteRegistry,
  type RouteAccess,
  heldAuthorities,
  isManager,
  type EmployeeSession,
} from 'shared-contracts';
import { logInPath, type ShellSession } from '../../session/rules/shellSession.ts';
import { mayOpen } from './mayOpen.ts';
import { remoteRoutes } from './findRoute.ts';
import { shellRoutes } from './shellRoutes.ts';

interface Place {
  readonly path: string;
  readonly access: RouteAccess;
}

/** Where a session starts (spec §2): the first of its landing routes that exists and opens. */
export function landingPath(
  session: ShellSession,
  features: FeatureInfo,
  registry: RemoteRegistry,
): string {
  if (session.kind !== 'employee') return logInPath(session);
  for (const name of landingRoutes(session, features)) {
    const place = placeOf(name, registry);
    if (place && mayOpen(place.access, session, features) === 'open') return place.path;
  }
  return '/unauthorized';
}

/** Hash path of a route by its name; undefined if no remote has it. */
export function pathOfRoute(name: string, registry: RemoteRegistry): string | undefined {
  return placeOf(name, registry)?.path;
}

function placeOf(name: string, registry: RemoteRegistry): Place | undefined {
  const own = Object.entries(shellRoutes).find(([candidate]) => candidate === name)?.[1];
  return own ?? remoteRoutes(registry).find(({ route }) => route.name === name)?.route;
}

/** Candidate landing routes after log-in, best first (spec §2). */
export function landingRoutes(session: EmployeeSession, features: FeatureInfo): readonly string[] {
  const held = heldAuthorities(session);
  const capturesTime = features.features.TIME_CAPTURE;
  const own = capturesTime
    ? ['Clock', 'EmployeeTimePairs', 'EmployeeWorkSchedules']
    : ['EmployeeWorkSchedules', 'EmployeeTimePairs'];
  const managed = capturesTime
    ? ['Approvals', 'ApproverWorkSchedules']
    : ['ApproverWorkSchedules', 'Approvals'];
  const admin = held.has('DEV_ADMIN') ? ['Admin'] : [];
  const company = held.has('MANAGE_COMPANY') ? ['Company'] : [];
  const setUp = features.isBeingSetUp && held.has('DEV_ADMIN') ? ['Company'] : [];
  return [...setUp, ...admin, ...(isManager(held) ? managed : []), ...own, ...company, 'Settings'];
}

/** Navigation state that carries the requested page through the log-in. */
export interface WantedPage {
  /** Hash path with its query, for example `/time/clock`. */
  readonly wanted: string;
}

/** The page in a navigation state; undefined if there is none. */
export function wantedPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return undefined;
  return typeof state.wanted === 'string' ? state.wanted : undefined;
}
