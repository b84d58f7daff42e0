import { useState } from 'react';
import { toInstant, type Instant } from 'shared-contracts';
import {
  firstEnd,
  forgottenFirst,
  isForgotten,
  readEnd,
  type ShiftEnd,
  type ShiftToEnd,
} from '../rules/shiftEnd.ts';

/** Which of the shifts end, and when. */
export function useShiftEnds(shifts: readonly ShiftToEnd[], now: Instant) {
  const [inOrder] = useState(() => forgottenFirst(shifts, now));
  const [ends, setEnds] = useState<ReadonlyMap<number, ShiftEnd>>(
    () => new Map(shifts.map((shift) => [shift.employeeId, firstEnd(shift, now)])),
  );
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const chosen = inOrder.filter(({ employeeId }) => !leftOut.has(employeeId));
  const endOf = (shift: ShiftToEnd) => ends.get(shift.employeeId) ?? firstEnd(shift, now);

  return {
    rows: inOrder.map((shift) => ({
      shift,
      end: endOf(shift),
      isIncluded: !leftOut.has(shift.employeeId),
      isChecked,
    })),
    chosen,
    /** How many are left out. */
    leftOut: leftOut.size,
    forgotten: chosen.filter((shift) => isForgotten(shift, now)).length,
    changeEnd: (employeeId: number, end: ShiftEnd) =>
      setEnds((last) => new Map(last).set(employeeId, end)),
    include(employeeId: number, isIncluded: boolean): void {
      setLeftOut((last) => {
        const next = new Set(last);
        if (isIncluded) next.delete(employeeId);
        else next.add(employeeId);
        return next;
      });
    },
    /** The ends of the chosen shifts; null if an end is missing or wrong, which the rows then show. */
    readEnds() {
      const read = chosen.map((shift) => ({
        shift,
        // "Now" is the time of the press, not of the last minute tick.
        ...readEnd(shift, endOf(shift), toInstant(Date.now())),
      }));
      if (read.every(({ fault }) => fault === null)) return read;
      setIsChecked(true);
      return null;
    },
  };
}
