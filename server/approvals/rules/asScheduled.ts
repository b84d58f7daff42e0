import {
  elapsedSeconds,
  exceptionIndicators,
  type components,
  type Instant,
} from 'shared-contracts';
import { type DayPlan, scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import { scheduleGraceSeconds } from '../../shifts/rules/scheduleGrace.ts';

/** The part of an entry that the rule looks at. */
export interface DayEntry {
  readonly id: number;
  readonly clock_in: Instant;
  readonly clock_out: Instant | null;
  /** Seconds worked; null while open. */
  readonly duration: number | null;
  readonly is_correction: boolean;
  readonly info_indicators: readonly components['schemas']['InfoIndicator'][];
}

/** How far a day can differ from its schedule in start, end and length. */
export const graceMinutes = scheduleGraceSeconds / 60;

/** Why a day does not match its schedule; the first reason that applies comes first. */
export type Deviation = components['schemas']['ScheduleDeviation'];

/**
 * Whether all entries of a day together match its schedule: no exceptions, start and end within the
 * grace, and the scheduled length, also within the grace.
 */
export function isAsScheduled(entries: readonly DayEntry[], plan: DayPlan): boolean {
  return entries.length > 0 && !entries.some(isUnusual) && deviationsOf(entries, plan).length === 0;
}

/** How all entries of a day together differ from its schedule by more than the grace. */
export function deviationsOf(entries: readonly DayEntry[], plan: DayPlan): Deviation[] {
  if (plan.planned.kind !== 'work') return [{ kind: 'NOTHING_PLANNED', minutes: null }];
  const starts = entries.map(({ clock_in: start }) => start).toSorted();
  const ends = entries.flatMap(({ clock_out: end }) => (end === null ? [] : [end])).toSorted();
  const [first] = starts;
  const last = ends.at(-1);
  if (first === undefined || last === undefined || ends.length < starts.length) {
    return [{ kind: 'NOT_ENDED', minutes: null }];
  }
  const worked = entries.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const span = scheduledSpan(plan);
  return [
    ...(span === null
      ? []
      : [
          ...beyond(elapsedSeconds(span.start, first), 'STARTS_EARLY', 'STARTS_LATE'),
          ...beyond(elapsedSeconds(span.end, last), 'ENDS_EARLY', 'ENDS_LATE'),
        ]),
    ...beyond(worked - plan.minutes * 60, 'TOO_SHORT', 'TOO_LONG'),
  ];
}

/** Whether a manager must look at the entry in any case; always for a correction. */
export function isUnusual(entry: DayEntry): boolean {
  return entry.is_correction || hasException(entry);
}

/** In whole minutes, so that a difference over the grace never displays as the grace itself. */
function beyond(
  seconds: number,
  before: Deviation['kind'],
  after: Deviation['kind'],
): readonly Deviation[] {
  if (isNear(seconds)) return [];
  const minutes = Math.ceil(Math.abs(seconds) / 60);
  return [{ kind: seconds < 0 ? before : after, minutes }];
}

function isNear(seconds: number): boolean {
  return Math.abs(seconds) <= scheduleGraceSeconds;
}

function hasException({ info_indicators: indicators }: DayEntry): boolean {
  return exceptionIndicators.some((indicator) => indicators.includes(indicator));
}
