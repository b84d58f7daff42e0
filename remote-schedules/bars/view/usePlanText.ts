import { useMemo } from 'react';
import type { PlannedDay } from 'shared-contracts';
import { useUserFormats, type Formats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { dayTimes } from '../rules/dayTimes.ts';
import { isMadeHere } from '../rules/isMadeHere.ts';

/** A day's plan as text: its name, and its times or hours if it has any. */
export function usePlanText() {
  const text = useText();
  const formats = useUserFormats();
  return useMemo(() => planText(text, formats), [text, formats]);
}

type Scheduled = Extract<PlannedDay, { kind: 'work' | 'off' }>;

function planText(text: ReturnType<typeof useText>, formats: Formats) {
  function workTimes({ day }: Pick<Scheduled, 'day'>): string {
    const times = dayTimes(day);
    return times
      ? formats.wallTimeRange(times.startTime, times.endTime)
      : formats.hours(day.workingMinutes * 60);
  }
  return {
    /** A day off on the board, where the label must be short. */
    off: text('schedules.off'),
    name(planned: PlannedDay): string {
      switch (planned.kind) {
        case 'work':
          // Its name and its times are the same.
          return isMadeHere(planned.schedule) ? workTimes(planned) : planned.schedule.externalName;
        case 'off':
          return text('schedules.dayOff');
        case 'holiday':
        case 'absence':
          return planned.name;
        case 'not-managed':
          return text('schedules.notManaged');
        case 'none':
          return text('schedules.nothing');
      }
    },
    times(planned: PlannedDay): string {
      if (planned.kind !== 'work' || isMadeHere(planned.schedule)) return '';
      return workTimes(planned);
    },
  };
}
