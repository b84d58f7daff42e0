import {
  elapsedSeconds,
  localDay,
  type components,
  type Instant,
  type TimeSpan,
} from 'shared-contracts';
import { type DayPlan, scheduledSpan, scheduleGraceSeconds } from '../../shifts/rules/dayPlan.ts';

type Subordinate = components['schemas']['Subordinate'];

/** What is expected of somebody who is not clocked in, and the shift that it is about. */
export interface Attendance {
  readonly attendance: NonNullable<Subordinate['attendance']>;
  readonly planned: TimeSpan | null;
  /** IANA, of the assignment. */
  readonly timeZone: string;
}

/** A day of an assignment: today, or yesterday for a night that reaches into it. */
export interface ExpectedDay {
  readonly plan: DayPlan;
  readonly timeZone: string;
  readonly isToday: boolean;
  /** Nothing was recorded that reaches past the planned start. */
  readonly isMissing: boolean;
}

/** What a person is expected to do by all these days: the most urgent of them. Null without any. */
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
