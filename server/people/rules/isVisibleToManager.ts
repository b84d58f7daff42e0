import type { Authority, components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];

const managing: readonly Authority[] = ['APPROVE_TIME', 'SUPER_ADMIN'];

/** Whether somebody with these authorities is a manager (spec §6). */
export function isManager(authorities: ReadonlySet<Authority>): boolean {
  return managing.some((authority) => authorities.has(authority));
}

/**
 * Whether a manager sees an assignment of somebody else: only managers do, only those that they
 * manage now, and only those on which time is captured or viewed (spec §6).
 */
export function isVisibleToManager(
  { id, authorityNames }: Pick<Assignment, 'id' | 'authorityNames'>,
  { authorities }: { readonly authorities: ReadonlySet<Authority> },
  managed: readonly { readonly assignmentId: number }[],
): boolean {
  return (
    isManager(authorities) &&
    managed.some(({ assignmentId }) => assignmentId === id) &&
    authorityNames.some((name) => name === 'CAPTURE_TIME' || name === 'VIEW_TIME')
  );
}
