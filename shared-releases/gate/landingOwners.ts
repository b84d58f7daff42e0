import type { RemoteRoutes } from 'shared-contracts/registry/ownRoutes.ts';

/**
 * Where people land after log-in (spec §2): each belongs to the remote that has the screen, also
 * while that is not there.
 */
export const landingOwners: readonly RemoteRoutes[] = Object.entries({
  'remote-employee': ['Clock', 'EmployeeTimePairs'],
  'remote-manager': ['Approvals'],
  'remote-schedules': ['EmployeeWorkSchedules', 'ApproverWorkSchedules'],
}).map(([name, routes]) => ({ name, routes: routes.map((route) => ({ name: route, path: '' })) }));
