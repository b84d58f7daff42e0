import { notHeld, notOpenedBy, type Authority } from 'shared-contracts';

/** What people may do, by its purpose. */
export const rightGroups = {
  administers: ['MANAGE_COMPANY', 'DEV_ADMIN', 'SUPER_ADMIN'],
  manages: ['APPROVE_TIME', 'ASSIGN_WORK_SCHEDULES'],
  records: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME', 'CAPTURE_CALL_BACK'],
} as const satisfies Readonly<Record<string, readonly Authority[]>>;

export type RightGroup = keyof typeof rightGroups;
export const rightGroupNames = ['administers', 'manages', 'records'] as const;

/** Any of them opens these pages. */
const ofCompany: readonly Authority[] = ['MANAGE_COMPANY', 'DEV_ADMIN'];

/** Why a right can be neither given nor taken. */
export type RightRefusal = 'NOT_HELD' | 'OWN_ACCESS';

/**
 * @param chosen the person's rights in the form
 * @param held those of who fills it in
 */
export function rightRefusal(
  right: Authority,
  chosen: readonly Authority[],
  held: ReadonlySet<Authority>,
  isOwn: boolean,
): RightRefusal | null {
  if (notHeld(held).includes(right)) return 'NOT_HELD';
  const others = chosen.filter((other) => other !== right);
  const isLast = chosen.includes(right) && !others.some((other) => ofCompany.includes(other));
  return isOwn && ofCompany.includes(right) && isLast ? 'OWN_ACCESS' : null;
}

/**
 * What somebody with the rights `held` must not do to a person with the rights `theirs`, wherever
 * these are held: change anything at all, or give a user name, a PIN or a password.
 */
export function refusedFor(
  theirs: readonly Authority[],
  held: ReadonlySet<Authority>,
): { readonly changes: readonly Authority[]; readonly opens: readonly Authority[] } {
  const among = (rights: readonly Authority[]) => theirs.filter((right) => rights.includes(right));
  return { changes: among(notHeld(held)), opens: among(notOpenedBy(held)) };
}
