import { localDay, nextStatus, type components } from 'shared-contracts';
import { newTimePair } from '../../shifts/rules/newTimePair.ts';
import { clockInColumns, type Shift } from '../../shifts/rules/timePairRow.ts';
import { freshPair, type Outcome, type Punch } from './punch.ts';

/** What a shift is booked on. */
export interface Booking {
  readonly timeTypeId: number | null;
  readonly costCenterId: number | null;
  readonly customFieldValues: components['schemas']['CustomFieldChoices'];
}

/** The database columns of a booking. */
export function bookingColumns({ timeTypeId, costCenterId, customFieldValues }: Booking) {
  return {
    time_type_id: timeTypeId,
    cost_center_id: costCenterId,
    custom_field_values: customFieldValues,
  };
}

/** What a clock-in chooses for its shift. */
export interface NewShift extends Booking {
  readonly id: number;
  readonly assignmentId: number;
  readonly timeZone: string;
  /** Called back to work outside the schedule. */
  readonly isCallBack: boolean;
  /**
   * The Idempotency-Key, by which later punches can name the shift; null if the request begins
   * several shifts.
   */
  readonly shiftKey: string | null;
}

/** Begins a shift; if one is open, answers with that one. */
export function clockIn(open: Shift | null, punch: Punch, chosen: NewShift): Outcome {
  const { isCorrection, sentLate } = punch;
  if (open !== null && !isCorrection) {
    return { done: true, shift: open, action: 'CLOCK_IN', violations: ['ALREADY_CLOCKED_IN'] };
  }
  const event = isCorrection ? 'CORRECTION_RECORDED' : 'CLOCK_IN';
  const begun = nextStatus(null, event, { ...freshPair, sentLate });
  if (!begun.ok) return { done: false, code: begun.code };
  const pair = newTimePair({
    id: chosen.id,
    assignment_id: chosen.assignmentId,
    start_date: localDay(punch.at, chosen.timeZone),
    time_zone: chosen.timeZone,
    ...clockInColumns(punch.at, punch.facts),
    status: begun.status,
    type: isCorrection ? 'CORRECTION' : 'CLOCK',
    is_call_back: chosen.isCallBack,
    is_correction: isCorrection,
    sent_late: sentLate,
    ...bookingColumns(chosen),
    shift_key: chosen.shiftKey,
  });
  return {
    done: true,
    shift: { pair, segments: [] },
    before: null,
    action: 'CLOCK_IN',
    violations: isCorrection ? ['RECORDED_AS_CORRECTION'] : [],
  };
}
