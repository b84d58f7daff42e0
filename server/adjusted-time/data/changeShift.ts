import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { enqueue } from '../../hr-sync/data/enqueue.ts';
import { leaving } from '../../hr-sync/rules/leaving.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import type { Change } from '../../records/rules/record.ts';
import type { KeptShift } from '../../time-entries/data/presentShifts.ts';
import { inEffect } from '../../time-entries/rules/inEffect.ts';
import { changedFields } from '../../time-entries/rules/shiftFields.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';
import { saveShiftChange, type ShiftToChange } from './changedShift.ts';

/** Who does what to a shift, and when. */
export type ChangeBy = Pick<Change, 'actorKind' | 'actorId' | 'recordedAt' | 'action'>;

/**
 * Writes a change of a shift with its record, and with what leaves for the HR system by it; answers
 * the shift as it is then.
 */
export async function changeShift(
  transaction: Transaction<Tables>,
  chain: RecordChain,
  { shift: before, head }: ShiftToChange,
  changed: Shift,
  by: ChangeBy,
): Promise<KeptShift> {
  const { after, message } = leaving(before, changed, { now: by.recordedAt });
  const { assignment_id: assignmentId, id: timePairId } = after.pair;
  const change = { assignmentId, timePairId, ...by, ...changedFields(before, after) };
  const records = await chain.sign(head, [change]);
  await saveShiftChange(transaction, records, before, after);
  await enqueue(transaction, message === null ? [] : [message]);
  return { ...inEffect(after), modifiedBy: before.modifiedBy };
}
