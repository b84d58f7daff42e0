import type { WorkScheduleDay } from 'shared-contracts';

export interface WallTimes {
  /** Local clock times `HH:mm`. */
  readonly startTime: string;
  readonly endTime: string;
}

export interface DayTimes extends WallTimes {
  readonly breaks: readonly WallTimes[];
}

/** The times of a schedule's day; undefined if it has no clock times. */
export function dayTimes({ segments }: WorkScheduleDay): DayTimes | undefined {
  const timed = segments.filter(({ category }) => category !== 'PLACEHOLDER');
  const first = timed[0];
  const last = timed.at(-1);
  if (!first || !last) return undefined;
  return {
    startTime: first.startTime,
    endTime: last.endTime,
    breaks: timed.filter(({ category }) => category === 'SCHEDULED_UNPAID_BREAK'),
  };
}
