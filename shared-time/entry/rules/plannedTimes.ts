import {
  scheduledSegments,
  scheduledSpan,
  scheduleOn,
  type AssignedRange,
  type LocalDate,
  type TimeSpan,
} from 'shared-contracts';

/** The plan of a day: a shift with its unpaid breaks, or why there is none. */
export type PlannedTimes =
  | {
      readonly kind: 'work';
      readonly name: string;
      readonly span: TimeSpan;
      readonly breaks: readonly TimeSpan[];
    }
  | { readonly kind: 'absence' | 'holiday'; readonly name: string }
  | { readonly kind: 'nothing' };

/** `ranges` are those of one assignment that include the date. */
export function plannedTimes(
  ranges: readonly AssignedRange[],
  date: LocalDate,
  timeZone: string,
): PlannedTimes {
  const planned = scheduleOn(ranges, date);
  if (planned.kind === 'absence' || planned.kind === 'holiday') {
    return { kind: planned.kind, name: planned.name };
  }
  if (planned.kind !== 'work') return { kind: 'nothing' };
  const segments = scheduledSegments(planned.day, date, timeZone).filter(
    ({ category }) => category !== 'PLACEHOLDER',
  );
  const span = scheduledSpan(segments);
  if (span === null) return { kind: 'nothing' };
  const breaks = segments
    .filter(({ category }) => category === 'SCHEDULED_UNPAID_BREAK')
    .map(({ startTime: start, endTime: end }) => ({ start, end }));
  return { kind: 'work', name: planned.schedule.externalName, span, breaks };
}
