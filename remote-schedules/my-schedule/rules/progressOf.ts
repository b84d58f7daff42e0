import {
  breaksOf,
  countsInSums,
  scheduledSegments,
  scheduledSpan,
  shownSeconds,
  toMillis,
  type ClockedShift,
  type components,
  type Instant,
} from 'shared-contracts';
import type { DatedPlan } from '../../bars/rules/planDays.ts';

/** The fields of an entry that determine a shift's progress. */
export type WorkedEntry = ClockedShift &
  Pick<components['schemas']['TimePair'], 'status' | 'isCorrection' | 'deletedDate'>;

export interface Progress {
  /** The sum of each entry's whole minutes. */
  readonly workedSeconds: number;
  /** Shares of the plan, 0 to 1; breaks lie over the work that they interrupt. */
  readonly parts: readonly {
    readonly kind: 'work' | 'break';
    readonly from: number;
    readonly to: number;
  }[];
}

/**
 * The progress of a planned shift until `now`, by its clockings. An early start or a late end
 * stretches it. Null if nothing was clocked or the plan has no clock times.
 */
export function progressOf(
  { date, planned }: DatedPlan,
  timeZone: string,
  entries: readonly WorkedEntry[],
  now: Instant,
): Progress | null {
  if (planned.kind !== 'work') return null;
  const segments = scheduledSegments(planned.day, date, timeZone);
  const span = scheduledSpan(segments.filter(({ category }) => category !== 'PLACEHOLDER'));
  // An entry without an end has no duration.
  const counted = entries.filter(
    (entry) =>
      countsInSums(entry) &&
      entry.deletedDate === null &&
      (entry.clockOut !== null || !entry.isCorrection),
  );
  if (!span || counted.length === 0) return null;
  const parts = counted.flatMap((entry) => {
    const end = entry.clockOut?.date ?? now;
    return [
      { kind: 'work' as const, from: toMillis(entry.clockIn.date), to: toMillis(end) },
      ...breaksOf(entry).map(({ clockIn, clockOut }) => ({
        kind: 'break' as const,
        from: toMillis(clockIn.date),
        to: toMillis(clockOut?.date ?? end),
      })),
    ];
  });
  const start = Math.min(toMillis(span.start), ...parts.map(({ from }) => from));
  const length = Math.max(toMillis(span.end), ...parts.map(({ to }) => to)) - start;
  return {
    workedSeconds: counted.reduce((sum, entry) => sum + shownSeconds(entry, now), 0),
    parts: parts.map(({ kind, from, to }) => ({
      kind,
      from: (from - start) / length,
      to: (to - start) / length,
    })),
  };
}
