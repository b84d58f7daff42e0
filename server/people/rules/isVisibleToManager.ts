import { isManager, showsTime, type Authority, type components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];

/**
 * Whether a manager sees another person's assignment: only managers do, only those that they manage
 * now, and only those on which time is captured or viewed (spec §6).
 */
export function isVisibleToManager(
  { id, authorityNames }: Pick<Assignment, 'id' | 'authorityNames'>,
  { authorities }: { readonly authorities: ReadonlySet<Authority> },
  managed: readonly { readonly assignmentId: number }[],
): boolean {
  return (
    isManager(authorities) &&
    managed.some(({ assignmentId }) => assignmentId === id) &&
    showsTime(authorityNames)
  );
}
