import { breakLimits } from 'shared-contracts/planning/breakLimits.ts';
import {
  breakFaults,
  workMinutes,
  type BreakFault as ShiftBreakFault,
  type ShiftBreak,
} from 'shared-contracts/planning/shiftBreaks.ts';
import {
  minutesPerDay,
  shiftSpan,
  type ShiftSpan,
} from 'shared-contracts/planning/shiftMinutes.ts';
import type { NewDay } from './planOrder.ts';

/** A break in the form: times `HH:mm`, or minutes if breaks are durations. */
export interface BreakDraft extends Omit<ShiftBreak, 'minutes'> {
  readonly key: number;
  /** As typed. */
  readonly minutes: string;
}

/** A one-day schedule in the form. */
export interface NewScheduleDraft {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly breaks: readonly BreakDraft[];
}

export const emptyDraft: NewScheduleDraft = { startTime: null, endTime: null, breaks: [] };

export function addBreak(draft: NewScheduleDraft): NewScheduleDraft {
  const key = 1 + Math.max(0, ...draft.breaks.map((each) => each.key));
  const added = { key, startTime: null, endTime: null, minutes: '' };
  return { ...draft, breaks: [...draft.breaks, added] };
}

export type BreakFault = ShiftBreakFault | 'minutes';

/** The shift's span; ends on the next day if the end is before the start. */
export function draftedSpan({ startTime, endTime }: NewScheduleDraft): ShiftSpan | null {
  if (startTime === null || endTime === null || startTime === endTime) return null;
  return shiftSpan(startTime, endTime);
}

/** Whether the shift ends on the next day. */
export function isOvernight(draft: NewScheduleDraft): boolean {
  const span = draftedSpan(draft);
  return span !== null && span.end > minutesPerDay;
}

/** What is wrong with the breaks, by key; empty ones are not sent and never invalid. */
export function draftFaults(
  draft: NewScheduleDraft,
  hasDurations: boolean,
): ReadonlyMap<number, BreakFault> {
  const filled = filledBreaks(draft, hasDurations);
  const faults = breakFaults(
    filled.map(({ pause }) => pause),
    draftedSpan(draft),
  );
  return new Map(
    filled.flatMap(({ key, pause }, place) => {
      const isUnread = hasDurations && pause.minutes === null;
      const fault = isUnread ? 'minutes' : faults.get(place);
      return fault ? [[key, fault] as const] : [];
    }),
  );
}

/** A longer shift leaves less than 11 hours of rest before the same shift on the next day. */
const longShiftMinutes = minutesPerDay - 11 * 60;

export function isLong(draft: NewScheduleDraft): boolean {
  const span = draftedSpan(draft);
  return span !== null && span.end - span.start > longShiftMinutes;
}

/** Minutes of work without the valid breaks; null while a time is missing. */
export function draftedMinutes(draft: NewScheduleDraft, hasDurations: boolean): number | null {
  const faults = draftFaults(draft, hasDurations);
  const breaks = filledBreaks(draft, hasDurations)
    .filter(({ key }) => !faults.has(key))
    .map(({ pause }) => pause);
  const shift = draftedSpan(draft);
  return shift && workMinutes(breaks, shift);
}

/**
 * The schedule in the request's format; null while start or end is missing or a break is invalid.
 */
export function newDayOf(draft: NewScheduleDraft, hasDurations: boolean): NewDay | null {
  const { startTime, endTime } = draft;
  if (startTime === null || endTime === null || draftedSpan(draft) === null) return null;
  if (draftFaults(draft, hasDurations).size > 0) return null;
  const breaks = filledBreaks(draft, hasDurations).flatMap(({ pause }): NewDay['breaks'] => {
    const { startTime: from, endTime: to, minutes } = pause;
    if (minutes !== null) return [{ minuteDuration: minutes }];
    return from === null || to === null ? [] : [{ startTime: from, endTime: to }];
  });
  return { startTime, endTime, nonWorkingDay: false, breaks };
}

interface FilledBreak {
  readonly key: number;
  readonly pause: ShiftBreak;
}

function filledBreaks({ breaks }: NewScheduleDraft, hasDurations: boolean): FilledBreak[] {
  return breaks.flatMap(({ key, startTime, endTime, minutes }): FilledBreak[] => {
    if (hasDurations) {
      const pause = { startTime: null, endTime: null, minutes: breakMinutes(minutes) };
      return minutes.trim() === '' ? [] : [{ key, pause }];
    }
    const isEmpty = startTime === null && endTime === null;
    return isEmpty ? [] : [{ key, pause: { startTime, endTime, minutes: null } }];
  });
}

function breakMinutes(typed: string): number | null {
  if (!/^\d+$/.test(typed.trim())) return null;
  const minutes = Number(typed);
  return minutes >= 1 && minutes <= breakLimits.mostMinutes ? minutes : null;
}
