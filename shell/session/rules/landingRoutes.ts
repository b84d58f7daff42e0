import {
  heldAuthorities,
  isManager,
  type EmployeeSession,
  type FeatureInfo,
} from 'shared-contracts';

/**
 * Names of the routes that a person lands on after log-in, best first (spec §2); the first one that
 * exists and may be opened is taken.
 */
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
  return [...admin, ...(isManager(held) ? managed : []), ...own, 'Settings'];
}
