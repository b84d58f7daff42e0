import { elapsedSeconds, isBreak, type components } from 'shared-contracts';
import { isScheduled, type DayPlan } from './dayPlan.ts';
import type { Shift } from './timePairRow.ts';

type WorkedSchedule = components['schemas']['WorkedSchedule'];
type TimelineSegment = components['schemas']['TimelineSegment'];

/** Worked and scheduled time for the work-schedule card (spec §2); null without a schedule. */
export function workedSchedule(
  shift: Shift,
  { planned, segments }: DayPlan,
): WorkedSchedule | null {
  if (!isScheduled(planned)) return null;
  return {
    externalName: planned.schedule.externalName,
    actual: workedTimeline(shift),
    expected: segments.map(({ category, startTime, endTime, minuteDuration }) => ({
      category: category === 'SCHEDULED_UNPAID_BREAK' ? 'BREAK' : 'WORK',
      startTime,
      endTime,
      minuteDuration,
    })),
  };
}

/** Work and breaks alternately; the last one is open while the shift is. */
export function workedTimeline({ pair, segments }: Shift): TimelineSegment[] {
  const timeline: TimelineSegment[] = [];
  let workedSince: string | null = pair.clock_in;
  for (const { pair_type: pairType, clock_in: start, clock_out: end } of segments) {
    if (!isBreak(pairType) || workedSince === null) continue;
    if (workedSince < start) timeline.push(part('WORK', workedSince, start));
    timeline.push(part('BREAK', start, end));
    workedSince = end;
  }
  if (workedSince !== null && workedSince !== pair.clock_out) {
    timeline.push(part('WORK', workedSince, pair.clock_out));
  }
  return timeline;
}

function part(
  category: TimelineSegment['category'],
  startTime: string,
  endTime: string | null,
): TimelineSegment {
  const minuteDuration =
    endTime === null ? null : Math.round(elapsedSeconds(startTime, endTime) / 60);
  return { category, startTime, endTime, minuteDuration };
}
