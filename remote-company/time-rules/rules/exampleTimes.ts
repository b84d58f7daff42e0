import type { components } from 'shared-contracts';
import type { WorkScheduleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { minutesOf, minutesPerDay } from 'shared-contracts/planning/shiftMinutes.ts';
import { dayFault, dayOfEntry, type PatternSpan } from '../../schedules/rules/patternDay.ts';

export type ShiftTimes = components['schemas']['ShiftTimes'];

/** The shift of the example where the company has none. */
export const usualShift: ShiftTimes = {
  ...{ start: '08:00', end: '16:30' },
  breaks: [{ start: '12:00', end: '12:30' }],
};

const mostBreaks = 10;

/** The first shift at set times of a schedule; null if it has none. */
export function shiftOfSchedule({ days }: WorkScheduleEntry): ShiftTimes | null {
  for (const entry of days) {
    const day = dayOfEntry(entry);
    if (day.kind !== 'WORK' || dayFault(day) !== null || day.breaks.length > mostBreaks) continue;
    const { start, end, breaks } = day;
    return { start, end, breaks: breaks.map((pause) => ({ ...pause })) };
  }
  return null;
}

/** Clockings of a shift; the break is empty while none is clocked. */
export interface Clockings extends PatternSpan {
  readonly pause: PatternSpan;
}

/** Somebody who comes a little early, stays a little longer and clocks no break. */
export function usualClockings({ start, end }: ShiftTimes): Clockings {
  return { start: moved(start, -7), end: moved(end, 20), pause: { start: '', end: '' } };
}

/** The clockings as the server takes them; null while they are not complete. */
export function clockedTimes({ start, end, pause }: Clockings): ShiftTimes | null {
  const isHalf = (pause.start === '') !== (pause.end === '');
  if (start === '' || end === '' || isHalf) return null;
  return { start, end, breaks: pause.start === '' ? [] : [pause] };
}

function moved(time: string, minutes: number): string {
  const moment = (minutesOf(time) + minutes + minutesPerDay) % minutesPerDay;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(moment / 60))}:${two(moment % 60)}`;
}
