import {
  elapsedSeconds,
  localDay,
  type components,
  type Instant,
  type TimeSpan,
} from 'shared-contracts';
import { type DayPlan, scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import { scheduleGraceSeconds } from '../../shifts/rules/scheduleGrace.ts';

type Subordinate = components['schemas']['Subordinate'];

/** The expectation of a person who is not clocked in, and the shift concerned. */
export interface Attendance {
  readonly attendance: NonNullable<Subordinate['attendance']>;
  readonly planned: TimeSpan | null;
  /** IANA time zone of the assignment. */
  readonly timeZone: string;
}

/** A day of an assignment: today, or yesterday for a night shift that ends today. */
export interface ExpectedDay {
  readonly plan: DayPlan;
  readonly timeZone: string;
  readonly isToday: boolean;
  /** No recorded time ends after the planned start. */
  readonly isMissing: boolean;
}

/** The most urgent expectation of a person over these days. Null if there is none. */
export function attendanceOf(days: readonly ExpectedDay[], now: Instant): Attendance | null {
  const attendances = days.flatMap((day) => attendanceOn(day, now) ?? []);
  return (
    urgency.flatMap((each) => attendances.find(({ attendance }) => attendance === each) ?? [])[0] ??
    null
  );
}

const urgency = ['LATE', 'DUE', 'MISSED', 'LATER', 'DONE', 'OFF'] as const;

function attendanceOn(
  { plan, timeZone, isToday, isMissing }: ExpectedDay,
  now: Instant,
): Attendance | null {
  const today = localDay(now, timeZone);
  const planned = scheduledSpan(plan);
  if (planned !== null && planned.start <= now && now < planned.end) {
    if (!isMissing) return { attendance: 'DONE', planned, timeZone };
    const isLate = elapsedSeconds(planned.start, now) > scheduleGraceSeconds;
    return { attendance: isLate ? 'LATE' : 'DUE', planned, timeZone };
  }
  if (!isToday) {
    const isTold = isMissing && planned !== null && localDay(planned.end, timeZone) === today;
    return isTold ? { attendance: 'MISSED', planned, timeZone } : null;
  }
  if (planned === null) {
    return plan.planned.kind === 'work' ? null : { attendance: 'OFF', planned, timeZone };
  }
  if (now < planned.start) return { attendance: 'LATER', planned, timeZone };
  return { attendance: isMissing ? 'MISSED' : 'DONE', planned, timeZone };
}
