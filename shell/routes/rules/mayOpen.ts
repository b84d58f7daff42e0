import {
  heldAuthorities,
  type Authority,
  type FeatureInfo,
  type RouteAccess,
  type Session,
} from 'shared-contracts';

export type Access = 'open' | 'log-in' | 'terminal-log-in' | 'switched-off' | 'refused';

/** Whether a route opens for this session (spec §2, §6), and otherwise what to do instead. */
export function mayOpen(access: RouteAccess, session: Session, features: FeatureInfo): Access {
  const isForEmployees = access.session === 'employee';
  if (isForEmployees && session.kind !== 'employee') return 'log-in';
  if (!isOn(access, features)) return 'switched-off';
  if (access.session === 'terminal' && session.kind !== 'terminal') return 'terminal-log-in';
  return !isForEmployees || holdsAny(access.anyAuthority, session) ? 'open' : 'refused';
}

function isOn(access: RouteAccess, { features, properties }: FeatureInfo): boolean {
  const hasFeatures = access.features?.every((name) => features[name]) ?? true;
  return hasFeatures && (access.properties?.every((name) => properties[name] === true) ?? true);
}

function holdsAny(wanted: readonly Authority[] | undefined, session: Session): boolean {
  if (wanted === undefined) return true;
  const held = session.kind === 'employee' ? heldAuthorities(session) : new Set();
  return wanted.some((authority) => held.has(authority));
}
