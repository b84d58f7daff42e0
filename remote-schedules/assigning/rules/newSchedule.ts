import {
  breakFault,
  type BreakFault as TimesFault,
  type BreakTimes,
} from 'shared-contracts/planning/breakFault.ts';
import {
  minutesPerDay,
  shiftSpan,
  type ShiftSpan,
} from 'shared-contracts/planning/shiftMinutes.ts';
import type { NewDay } from './planOrder.ts';

/** A break as it is filled in: times `HH:mm`, or minutes where breaks are durations. */
export interface BreakDraft extends BreakTimes {
  readonly key: number;
  /** As typed. */
  readonly minutes: string;
}

/** A schedule of one day as it is filled in. */
export interface NewScheduleDraft {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly breaks: readonly BreakDraft[];
}

export const emptyDraft: NewScheduleDraft = { startTime: null, endTime: null, breaks: [] };

/** The most that the contract takes. */
export const mostBreaks = 10;
const mostBreakMinutes = 720;

export function addBreak(draft: NewScheduleDraft): NewScheduleDraft {
  const key = 1 + Math.max(0, ...draft.breaks.map((each) => each.key));
  const added = { key, startTime: null, endTime: null, minutes: '' };
  return { ...draft, breaks: [...draft.breaks, added] };
}

export type BreakFault = TimesFault | 'minutes';

/** From when to when the shift lasts; it ends on the next day where the end is before the start. */
export function draftedSpan({ startTime, endTime }: NewScheduleDraft): ShiftSpan | null {
  if (startTime === null || endTime === null || startTime === endTime) return null;
  return shiftSpan(startTime, endTime);
}

/** Whether the shift ends on the next day. */
export function isOvernight(draft: NewScheduleDraft): boolean {
  const span = draftedSpan(draft);
  return span !== null && span.end > minutesPerDay;
}

/** What is wrong with the breaks, by their keys (spec §5); empty ones are not sent and never wrong. */
export function breakFaults(
  draft: NewScheduleDraft,
  hasDurations: boolean,
): ReadonlyMap<number, BreakFault> {
  const faults = new Map<number, BreakFault>();
  const shift = draftedSpan(draft);
  const before: ShiftSpan[] = [];
  for (const each of draft.breaks) {
    const timesFault = () => (isEmpty(each) ? null : breakFault(each, shift, before));
    const fault = hasDurations ? durationFault(each, shift) : timesFault();
    if (fault) faults.set(each.key, fault);
    const span = hasDurations ? null : breakSpan(each, shift);
    if (span) before.push(span);
  }
  return faults;
}

function durationFault({ minutes }: BreakDraft, shift: ShiftSpan | null): BreakFault | null {
  if (minutes.trim() === '') return null;
  const count = breakMinutes(minutes);
  if (count === null) return 'minutes';
  return shift && count >= shift.end - shift.start ? 'end-in-shift' : null;
}

function breakSpan({ startTime, endTime }: BreakTimes, shift: ShiftSpan | null): ShiftSpan | null {
  if (!shift || startTime === null || endTime === null) return null;
  return shiftSpan(startTime, endTime, shift.start);
}

function isEmpty({ startTime, endTime }: BreakTimes): boolean {
  return startTime === null && endTime === null;
}

function breakMinutes(typed: string): number | null {
  if (!/^\d{1,3}$/.test(typed.trim())) return null;
  const minutes = Number(typed);
  return minutes >= 1 && minutes <= mostBreakMinutes ? minutes : null;
}

/** Minutes of work without the breaks; null while a time is missing. */
export function workMinutes(draft: NewScheduleDraft, hasDurations: boolean): number | null {
  const shift = draftedSpan(draft);
  if (!shift) return null;
  const rest = draft.breaks.reduce((sum, each) => {
    const span = breakSpan(each, shift);
    return (
      sum + (hasDurations ? (breakMinutes(each.minutes) ?? 0) : span ? span.end - span.start : 0)
    );
  }, 0);
  return shift.end - shift.start - rest;
}

/** The schedule as it is sent; null while start or end is missing or a break is wrong. */
export function newDayOf(draft: NewScheduleDraft, hasDurations: boolean): NewDay | null {
  const { startTime, endTime } = draft;
  const minutes = workMinutes(draft, hasDurations);
  if (startTime === null || endTime === null || minutes === null || minutes <= 0) return null;
  if (breakFaults(draft, hasDurations).size > 0) return null;
  const breaks = draft.breaks.flatMap((each): NewDay['breaks'] => {
    if (hasDurations) {
      const minuteDuration = breakMinutes(each.minutes);
      return minuteDuration === null ? [] : [{ minuteDuration }];
    }
    return each.startTime !== null && each.endTime !== null
      ? [{ startTime: each.startTime, endTime: each.endTime }]
      : [];
  });
  return { startTime, endTime, nonWorkingDay: false, breaks };
}
