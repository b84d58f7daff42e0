import {
  elapsedSeconds,
  limits,
  type components,
  type Instant,
  type TimeSpan,
} from 'shared-contracts';
import type { DayPlan } from '../../time-entries/rules/dayPlan.ts';
import { scheduledSpan } from '../../time-entries/rules/scheduledSpan.ts';

type Subordinate = components['schemas']['Subordinate'];

/** What is expected of somebody who is not clocked in, and the shift that it is about. */
export interface Attendance {
  readonly attendance: NonNullable<Subordinate['attendance']>;
  readonly planned: TimeSpan | null;
  /** IANA, of the assignment. */
  readonly timeZone: string;
}

/** A day of an assignment: today, or yesterday for a night that still runs. */
export interface ExpectedDay {
  readonly plan: DayPlan;
  readonly timeZone: string;
  readonly isToday: boolean;
  /** Nothing was recorded that reaches past the planned start. */
  readonly isMissing: boolean;
}

/** What a person is expected to do by all these days: the most urgent of them. Null without any. */
export function attendanceOf(days: readonly ExpectedDay[], now: Instant): Attendance | null {
  const found = days.flatMap((day) => attendanceOn(day, now) ?? []);
  return (
    urgency.flatMap((each) => found.find(({ attendance }) => attendance === each) ?? [])[0] ?? null
  );
}

const urgency = ['LATE', 'DUE', 'MISSED', 'LATER', 'DONE', 'OFF'] as const;

function attendanceOn(
  { plan, timeZone, isToday, isMissing }: ExpectedDay,
  now: Instant,
): Attendance | null {
  const planned = scheduledSpan(plan);
  if (planned !== null && planned.start <= now && now < planned.end) {
    if (!isMissing) return { attendance: 'DONE', planned, timeZone };
    const isLate = elapsedSeconds(planned.start, now) > limits.scheduleGraceSeconds;
    return { attendance: isLate ? 'LATE' : 'DUE', planned, timeZone };
  }
  if (!isToday) return null;
  if (planned === null) {
    return plan.planned.kind === 'work' ? null : { attendance: 'OFF', planned, timeZone };
  }
  if (now < planned.start) return { attendance: 'LATER', planned, timeZone };
  return { attendance: isMissing ? 'MISSED' : 'DONE', planned, timeZone };
}
