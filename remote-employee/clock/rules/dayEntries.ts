import { elapsedSeconds, toInstant, type Instant } from 'shared-contracts';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import type { PlannedShift } from './plannedShifts.ts';
import { shiftParts, shownPart } from 'shared-time/worked-time/rules/shiftParts.ts';

/** What happened or will happen at an instant of the day. */
export type DayEntry = { readonly at: Instant; readonly timeZone: string } & (
  | {
      readonly kind: 'clocked-in';
      /** Seconds after the scheduled start, negative before it; null where nothing begins then. */
      readonly afterSchedule: number | null;
      readonly position: string;
    }
  | { readonly kind: 'break'; readonly seconds: number; readonly isOpen: boolean }
  | { readonly kind: 'resumed'; readonly timeType: string | null }
  | { readonly kind: 'clocked-out' }
  | {
      /** Another shift went on at the moment at which the one before ended. */
      readonly kind: 'changed';
      readonly timeType: string | null;
      readonly costCenter: string | null;
    }
  | { readonly kind: 'now'; readonly isOnBreak: boolean; readonly secondsToGo: number | null }
  | { readonly kind: 'scheduled-start' | 'scheduled-end'; readonly planned: PlannedShift }
);

/** The day downwards: the shifts in their order, now, and what is planned next. */
export function dayEntries(
  shifts: readonly ShownShift[],
  plannedFor: (shift: ShownShift) => PlannedShift | null,
  upcoming: PlannedShift | null,
  timeZone: string,
  now: Instant,
): DayEntry[] {
  const begun = new Set<PlannedShift>();
  const done = shifts.flatMap((shift, index) => {
    const planned = plannedFor(shift);
    const isFirst = planned !== null && !begun.has(planned);
    if (planned) begun.add(planned);
    const entries = shiftEntries(shift, isFirst ? planned : null, now);
    const began = goesOn(shifts[index - 1], shift)
      ? [changeTo(shift), ...entries.slice(1)]
      : entries;
    return goesOn(shift, shifts[index + 1]) ? began.slice(0, -1) : began;
  });
  const open = shifts.find(({ clockOut }) => clockOut === null);
  if (open) return [...done, ...runningEntries(open, plannedFor(open), now)];
  if (!upcoming) return done;
  const ahead = (kind: 'scheduled-start' | 'scheduled-end', at: Instant): DayEntry => ({
    kind,
    at,
    timeZone,
    planned: upcoming,
  });
  return [
    ...done,
    ...(done.length === 0 ? [ahead('scheduled-start', upcoming.start)] : []),
    ahead('scheduled-end', upcoming.end),
  ];
}

function goesOn(before: ShownShift | undefined, after: ShownShift | undefined): boolean {
  const end = before?.clockOut?.date;
  return end !== undefined && end === after?.clockIn.date;
}

function changeTo({ timeZone, timeType, costCenter, clockIn }: ShownShift): DayEntry {
  return { kind: 'changed', at: clockIn.date, timeZone, timeType, costCenter };
}

function shiftEntries(shift: ShownShift, planned: PlannedShift | null, now: Instant): DayEntry[] {
  const { timeZone, position, timeType, clockIn, clockOut } = shift;
  const parts = shiftParts(shift, now);
  return [
    {
      kind: 'clocked-in',
      at: clockIn.date,
      timeZone,
      afterSchedule: planned ? elapsedSeconds(planned.start, clockIn.date) : null,
      position,
    },
    ...parts.flatMap((part, index): DayEntry[] => {
      const at = toInstant(part.from);
      if (part.kind === 'break') {
        return [{ kind: 'break', at, timeZone, seconds: shownPart(part), isOpen: part.isOpen }];
      }
      return index === 0 ? [] : [{ kind: 'resumed', at, timeZone, timeType }];
    }),
    ...(clockOut ? [{ kind: 'clocked-out', at: clockOut.date, timeZone } as const] : []),
  ];
}

function runningEntries(shift: ShownShift, planned: PlannedShift | null, now: Instant): DayEntry[] {
  const { timeZone } = shift;
  const isOnBreak = shift.segmentTimePairs.some(({ clockOut }) => clockOut === null);
  const secondsToGo = planned && planned.end > now ? elapsedSeconds(now, planned.end) : null;
  const running: DayEntry = { kind: 'now', at: now, timeZone, isOnBreak, secondsToGo };
  if (planned === null || planned.end <= now) return [running];
  return [running, { kind: 'scheduled-end', at: planned.end, timeZone, planned }];
}
