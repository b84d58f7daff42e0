import { elapsedSeconds, toInstant, type Instant } from 'shared-contracts';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import type { PlannedShift } from './plannedShifts.ts';
import { shiftParts, shownPart } from 'shared-time/worked-time/rules/shiftParts.ts';

/** An event of the day, past or future. */
export type DayEntry = { readonly at: Instant; readonly timeZone: string } & (
  | {
      readonly kind: 'clocked-in';
      /** Seconds after the scheduled start, negative if before; null if none is scheduled then. */
      readonly afterSchedule: number | null;
      readonly position: string;
    }
  | { readonly kind: 'break'; readonly seconds: number; readonly isOpen: boolean }
  | { readonly kind: 'resumed'; readonly timeType: string | null }
  | { readonly kind: 'clocked-out' }
  | {
      /** Another shift started at the moment the previous one ended. */
      readonly kind: 'changed';
      /** What differs from before: position, time type, cost center. Not empty. */
      readonly to: readonly string[];
    }
  | { readonly kind: 'now'; readonly isOnBreak: boolean; readonly secondsToGo: number | null }
  | { readonly kind: 'scheduled-start' | 'scheduled-end'; readonly planned: PlannedShift }
);

/** The day from top to bottom: the shifts in order, now, and what is planned next. */
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
    const change = changeBetween(shifts[index - 1], shift);
    const began = change ? [change, ...entries.slice(1)] : entries;
    return changeBetween(shift, shifts[index + 1]) ? began.slice(0, -1) : began;
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

/** Null if they are not adjacent, or no nameable value differs. */
function changeBetween(
  before: ShownShift | undefined,
  after: ShownShift | undefined,
): DayEntry | null {
  if (!before?.clockOut || before.clockOut.date !== after?.clockIn.date) return null;
  const to = (['position', 'timeType', 'costCenter'] as const).flatMap((what) =>
    after[what] !== null && after[what] !== before[what] ? [after[what]] : [],
  );
  const { timeZone, clockIn } = after;
  return to.length === 0 ? null : { kind: 'changed', at: clockIn.date, timeZone, to };
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
