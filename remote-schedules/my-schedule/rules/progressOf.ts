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

/** What of an entry tells how far the shift is. */
export type WorkedEntry = ClockedShift &
  Pick<components['schemas']['TimePair'], 'status' | 'isCorrection' | 'deletedDate'>;

export interface Progress {
  /** Whole minutes of each entry, added. */
  readonly workedSeconds: number;
  /** Shares of the plan, 0 to 1; breaks lie over the work that they interrupt. */
  readonly parts: readonly {
    readonly kind: 'work' | 'break';
    readonly from: number;
    readonly to: number;
  }[];
}

/**
 * How far the planned shift is, by what was clocked in it until `now`. Whoever began early or stays
 * longer stretches it. Null where nothing was clocked or nothing with clock times is planned.
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
  // An entry whose end is missing does not say how long it was.
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
