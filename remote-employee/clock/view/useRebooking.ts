import { useEffect, useState } from 'react';
import type { ClockingChoice } from 'shared-time/clocking-choice/rules/clockingChoice.ts';
import { keptRebooking } from '../data/keptRebooking.ts';

/**
 * What the person chose for the open shift, kept on the device until a punch takes it along; null for
 * nothing. `shiftId` is null without a shift, and for one that the server does not know yet.
 */
export function useRebooking(employeeId: number, shiftId: number | null) {
  const [chosen, setChosen] = useState<ClockingChoice | null>(null);
  const [seenShift, setSeenShift] = useState<number | null>(null);
  if (shiftId !== seenShift) {
    setSeenShift(shiftId);
    // What was chosen before the server knew the shift stays.
    if (shiftId === null) setChosen(null);
    else if (seenShift !== null || chosen === null) {
      setChosen(keptRebooking.read(employeeId, shiftId));
    }
  }
  useEffect(() => {
    if (chosen && shiftId !== null) keptRebooking.keep({ employeeId, shiftId, choice: chosen });
  }, [chosen, employeeId, shiftId]);
  return {
    rebooked: chosen,
    setRebooked: setChosen,
    settle(): void {
      setChosen(null);
      keptRebooking.forget();
    },
  };
}
