import {
  heldAuthorities,
  type FeatureInfo,
  type RouteAccess,
  type Session,
} from 'shared-contracts';

export type Access = 'open' | 'log-in' | 'terminal-log-in' | 'refused';

/** Whether a route opens for this session (spec §2, §6), and if not, what to do instead. */
export function mayOpen(access: RouteAccess, session: Session, features: FeatureInfo): Access {
  if (access.session === 'public') return 'open';
  if (access.session === 'terminal')
    return session.kind === 'terminal' ? 'open' : 'terminal-log-in';
  if (session.kind !== 'employee') return 'log-in';
  const held = heldAuthorities(session);
  const isOn = access.features?.every((name) => features.features[name]) ?? true;
  const isShown = access.properties?.every((name) => features.properties[name] === true) ?? true;
  const isHeld = access.anyAuthority?.some((authority) => held.has(authority)) ?? true;
  return isOn && isShown && isHeld ? 'open' : 'refused';
}
