import type { Derive } from '../../adjusted-time/data/createDerive.ts';
import { leaving } from '../../hr-sync/rules/leaving.ts';
import type { OutboxMessage } from '../../hr-sync/rules/outbox.ts';
import type { Change } from '../../records/rules/record.ts';
import { changedFields, shiftFields } from '../../time-entries/rules/shiftFields.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';
import type { Outcome } from '../rules/punch.ts';

export type DonePunch = Extract<Outcome, { readonly done: true }>;

/** A punch with all that is saved of it. */
export type CompletePunch = DonePunch & { readonly message: OutboxMessage | null };

/** What follows from a punch: adjusted time, indicators, and what leaves for the HR system. */
export async function completePunch(
  decided: DonePunch,
  derive: Derive,
  at: Date,
): Promise<CompletePunch> {
  const { before } = decided;
  if (before === undefined) return { ...decided, message: null };
  const derived = await derive(decided.shift);
  const { after: shift, message } = leaving(before, derived, { now: at.toISOString() });
  return { ...decided, shift, message };
}

/**
 * What is recorded of a punch that changed something: `actorId` is the employee who made it,
 * `employeeId` the one whose time it is.
 */
export function punchRecord(
  {
    shift,
    before,
    action,
  }: Pick<DonePunch, 'shift' | 'action'> & { readonly before: Shift | null },
  { actorId, employeeId }: { readonly actorId: number; readonly employeeId: number },
  at: Date,
): Change {
  const fields =
    before === null
      ? { before: null, after: shiftFields(shift, employeeId) }
      : changedFields(before, shift);
  return {
    assignmentId: shift.pair.assignment_id,
    timePairId: shift.pair.id,
    actorKind: 'employee',
    actorId,
    recordedAt: at.toISOString(),
    action,
    ...fields,
  };
}
