import type { NewDay } from './planOrder.ts';

/** A break as it is filled in: times `HH:mm`, or minutes where breaks are durations. */
export interface BreakDraft {
  readonly key: number;
  readonly startTime: string | null;
  readonly endTime: string | null;
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

export type BreakFault =
  | 'start-in-shift'
  | 'end-in-shift'
  | 'end-after-start'
  | 'end-required'
  | 'start-required'
  | 'minutes'
  | 'overlap';

interface Span {
  /** Minutes from the midnight before the shift. */
  readonly start: number;
  readonly end: number;
}

const day = 24 * 60;

/** From when to when the shift lasts; it ends on the next day where the end is before the start. */
export function shiftSpan({ startTime, endTime }: NewScheduleDraft): Span | null {
  if (startTime === null || endTime === null || startTime === endTime) return null;
  const start = minutesOf(startTime);
  return { start, end: afterStart(minutesOf(endTime), start) };
}

/** Whether the shift ends on the next day. */
export function isOvernight(draft: NewScheduleDraft): boolean {
  const span = shiftSpan(draft);
  return span !== null && span.end > day;
}

/** Times before the start of the shift are those of the next day (spec §5). */
function afterStart(minutes: number, start: number): number {
  return minutes < start ? minutes + day : minutes;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** What is wrong with the breaks, by their keys (spec §5); empty ones are not sent and never wrong. */
export function breakFaults(
  draft: NewScheduleDraft,
  hasDurations: boolean,
): ReadonlyMap<number, BreakFault> {
  const faults = new Map<number, BreakFault>();
  const shift = shiftSpan(draft);
  const before: Span[] = [];
  for (const each of draft.breaks) {
    const fault = hasDurations ? durationFault(each, shift) : spanFault(each, shift, before);
    if (fault) faults.set(each.key, fault);
    const span = hasDurations ? null : breakSpan(each, shift);
    if (span) before.push(span);
  }
  return faults;
}

function durationFault({ minutes }: BreakDraft, shift: Span | null): BreakFault | null {
  if (minutes.trim() === '') return null;
  const count = breakMinutes(minutes);
  if (count === null) return 'minutes';
  return shift && count >= shift.end - shift.start ? 'end-in-shift' : null;
}

function spanFault(
  each: BreakDraft,
  shift: Span | null,
  before: readonly Span[],
): BreakFault | null {
  const { startTime, endTime } = each;
  if (startTime === null) return endTime === null ? null : 'start-required';
  if (shift) {
    const start = afterStart(minutesOf(startTime), shift.start);
    if (start >= shift.end) return 'start-in-shift';
    if (endTime === null) return 'end-required';
    const end = afterStart(minutesOf(endTime), shift.start);
    if (end <= start) return 'end-after-start';
    if (end > shift.end) return 'end-in-shift';
    return before.some((other) => start < other.end && other.start < end) ? 'overlap' : null;
  }
  return endTime === null ? 'end-required' : null;
}

function breakSpan({ startTime, endTime }: BreakDraft, shift: Span | null): Span | null {
  if (!shift || startTime === null || endTime === null) return null;
  return {
    start: afterStart(minutesOf(startTime), shift.start),
    end: afterStart(minutesOf(endTime), shift.start),
  };
}

function breakMinutes(typed: string): number | null {
  if (!/^\d{1,3}$/.test(typed.trim())) return null;
  const minutes = Number(typed);
  return minutes >= 1 && minutes <= mostBreakMinutes ? minutes : null;
}

/** Minutes of work without the breaks; null while a time is missing. */
export function workMinutes(draft: NewScheduleDraft, hasDurations: boolean): number | null {
  const shift = shiftSpan(draft);
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
