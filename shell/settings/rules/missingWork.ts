import { heldAuthorities, isManager, type EmployeeSession, type LocalDate } from 'shared-contracts';

/** Why somebody has no page about time; `day` is when it ended or starts. */
export type MissingWork =
  | { readonly kind: 'NONE' | 'NOT_ALLOWED' }
  | { readonly kind: 'ENDED' | 'FUTURE'; readonly day: LocalDate };

/**
 * Why none of somebody's assignments gives access to a page (spec §5, §8): there are none, all have
 * ended, the first has not started, or none grants any permission. Null for managers,
 * administrators, and people who can see time.
 */
export function missingWork(session: EmployeeSession, today: LocalDate): MissingWork | null {
  const held = heldAuthorities(session);
  const { assignments } = session.employee;
  const active = assignments.some((each) => each.active);
  if (isManager(held) || held.has('DEV_ADMIN')) return null;
  const mayUse = held.has('CAPTURE_TIME') || held.has('VIEW_TIME');
  if (active) return mayUse ? null : { kind: 'NOT_ALLOWED' };
  const [next] = assignments
    .map(({ startDate }) => startDate)
    .filter((day) => day > today)
    .toSorted();
  if (next !== undefined) return { kind: 'FUTURE', day: next };
  const last = assignments
    .flatMap(({ endDate }) => endDate ?? [])
    .toSorted()
    .at(-1);
  return last === undefined ? { kind: 'NONE' } : { kind: 'ENDED', day: last };
}
