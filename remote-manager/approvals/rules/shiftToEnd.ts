import type { ShiftToEnd } from '../../clock-out/rules/shiftEnd.ts';
import { type ApprovalGroup, fullName, type TimePair } from './timePairs.ts';
/** An open entry for the clock-out question. */
export function shiftToEnd(group: ApprovalGroup, pair: TimePair): ShiftToEnd {
  const open = pair.segmentTimePairs.find(({ clockOut }) => clockOut === null);
  const expected = pair.workSchedule?.expected ?? [];
  const start = expected.map(({ startTime }) => startTime).toSorted()[0];
  const end = expected
    .map(({ endTime }) => endTime ?? '')
    .toSorted()
    .at(-1);
  return {
    employeeId: group.id,
    name: fullName(group),
    employeeAssignmentId: pair.employeeAssignment.id,
    shiftTimePairId: pair.id,
    clockIn: pair.clockIn.date,
    timeZone: pair.timeZone,
    awaySince: open?.clockIn.date ?? null,
    planned: start && end ? { start, end } : null,
  };
}
