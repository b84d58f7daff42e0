import { localDay } from 'shared-contracts';
import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { DayPlans } from '../../shifts/data/createDayPlans.ts';
import { planFor } from '../../shifts/data/plansAt.ts';
import { sinceText } from '../../shifts/data/sinceText.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import type { EditState } from '../data/editState.ts';
import { collision } from '../rules/collision.ts';
import type { EditCase } from '../rules/editCase.ts';
import type { ShiftContent } from '../rules/saveShift.ts';

/**
 * Refuses a span that overlaps another entry (TIME_COLLISION) or an approved absence
 * (ABSENCE_COLLISION).
 */
export async function requireFreeTime(
  { database, dayPlans }: { readonly database: Database; readonly dayPlans: DayPlans },
  request: Pick<CallRequest<'saveShiftPair'>, 'employee' | 'locale'>,
  { clockIn, clockOut }: Pick<ShiftContent, 'clockIn' | 'clockOut'>,
  { edited, others }: { readonly edited: Shift | null } & Pick<EditState, 'others'>,
  { assignment: { id, timeZone }, editor }: Pick<EditCase, 'assignment' | 'editor'>,
): Promise<void> {
  // A correction can overlap the entry that it corrects, but only one of them can be approved.
  const becomesApproved = editor.actsAs === 'MANAGER';
  const standing =
    edited?.pair.is_correction === true
      ? others.filter(({ isApproved }) => isApproved && becomesApproved)
      : others;
  const other = collision({ start: clockIn, end: clockOut }, standing);
  if (other !== undefined) {
    const since = await sinceText(database, request, other.start, timeZone);
    throw new Refusal('TIME_COLLISION', { values: { since } });
  }
  const date = localDay(clockIn, timeZone);
  const moment = { assignmentId: id, at: clockIn, timeZone };
  const { planned } = await planFor(dayPlans, moment);
  const stays = edited?.pair.start_date === date;
  if (planned.kind === 'absence' && !stays) throw new Refusal('ABSENCE_COLLISION');
}
