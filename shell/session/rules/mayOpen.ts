import {
  heldAuthorities,
  type Authority,
  type EmployeeSession,
  type FeatureInfo,
  type RouteAccess,
  type Session,
} from 'shared-contracts';

export type Access = 'open' | 'log-in' | 'terminal-log-in' | 'refused';

/** Whether a route opens for this session (spec §2, §6), and if not, what to do instead. */
export function mayOpen(access: RouteAccess, session: Session, features: FeatureInfo): Access {
  const isOn = access.features?.every((name) => features.features[name]) ?? true;
  const isShown = access.properties?.every((name) => features.properties[name] === true) ?? true;
  switch (access.session) {
    case 'public':
      return isOn && isShown ? 'open' : 'refused';
    case 'terminal':
      if (!isOn || !isShown) return 'refused';
      return session.kind === 'terminal' ? 'open' : 'terminal-log-in';
    case 'employee':
      if (session.kind !== 'employee') return 'log-in';
      return isOn && isShown && holdsAny(access.anyAuthority, session) ? 'open' : 'refused';
  }
}

function holdsAny(wanted: readonly Authority[] | undefined, session: EmployeeSession): boolean {
  const held = heldAuthorities(session);
  return wanted?.some((authority) => held.has(authority)) ?? true;
}
