import { deviceTimeZone, useEmployeeSession } from 'shared-ui';
import { useActiveShift, useServerTime } from '../../active-shift/view/useActiveShift.ts';
import { useText } from '../../messages/useText.ts';
import { mayPress } from '../rules/mayPress.ts';
import { useChoice } from './useChoice.ts';
import { useClockDay } from './useClockDay.ts';

/** What the clock shows: the shift, the day, the booking, and whether the person may clock. */
export function useClockState() {
  const text = useText();
  const { employee } = useEmployeeSession();
  const active = useActiveShift();
  const { shift, ended, state, serverNow } = active;
  const now = useServerTime(serverNow);
  const open = state.kind === 'idle' ? null : shift;
  const choice = useChoice(open);
  const permission = mayPress(employee.assignments, open?.assignmentId ?? null);
  const chosen = choice?.assignment ?? employee.assignments[0];
  const timeZone = open?.timeZone ?? chosen?.timeZone ?? deviceTimeZone();
  const day = useClockDay(shift, ended, open?.assignmentId ?? chosen?.id, timeZone, now);
  const clocked = employee.assignments.find(({ id }) => id === open?.assignmentId);
  return {
    ...active,
    now,
    /** The open shift; null if the clock is idle. */
    open,
    /** The booking; null while it loads. */
    choice,
    mayClock: permission === 'yes',
    /** That of the open shift, or the one for the next clock-in. */
    assignment: clocked ?? chosen ?? null,
    timeZone,
    day,
    /** Why the person cannot clock; null if they can. */
    blocked:
      permission !== 'yes'
        ? text(`clock.blocked.${permission}`)
        : open === null && day.absence !== null
          ? text('clock.blocked.leave', { name: day.absence })
          : null,
  };
}

export type ClockState = ReturnType<typeof useClockState>;
