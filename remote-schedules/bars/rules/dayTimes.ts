import type { WorkScheduleDay } from 'shared-contracts';

export interface WallTimes {
  /** Local clock times `HH:mm`. */
  readonly startTime: string;
  readonly endTime: string;
}

export interface DayTimes extends WallTimes {
  readonly breaks: readonly WallTimes[];
}

/** From when to when a day of a schedule lasts; undefined where it has no clock times. */
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
