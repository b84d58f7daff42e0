import {
  weekOf,
  type components,
  type Instant,
  type LocalDate,
  type Weekday,
} from 'shared-contracts';
import { countedTime } from 'shared-time/worked-time/rules/workedTime.ts';

type TimePair = components['schemas']['TimePair'];

export type HistoryItem =
  | {
      readonly kind: 'week';
      readonly key: string;
      readonly startDate: LocalDate;
      readonly endDate: LocalDate;
      /** Seconds; null while entries of the week may be missing. */
      readonly total: number | null;
    }
  | {
      readonly kind: 'pair';
      readonly key: string;
      readonly pair: TimePair;
      readonly isOpen: boolean;
      /** First and last of its group, for rounded corners. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
    }
  | {
      readonly kind: 'details';
      readonly key: string;
      readonly pair: TimePair;
      readonly isLast: boolean;
    };

/** Removes duplicates: pages read at different times can overlap. */
export function eachOnce(pairs: readonly TimePair[]): TimePair[] {
  return [...new Map(pairs.map((pair) => [pair.originalVersionId, pair])).values()];
}

/** Rows, and the details of expanded ones: `open` holds their `originalVersionId`. */
export function tableItems(pairs: readonly TimePair[], open: ReadonlySet<number>): HistoryItem[] {
  return pairs.flatMap((pair, index): HistoryItem[] => {
    const isFirst = index === 0;
    const isLast = index === pairs.length - 1;
    // An edit makes another version; the row stays the same, and open.
    const { originalVersionId: id } = pair;
    const key = String(id);
    if (!open.has(id)) return [{ kind: 'pair', key, pair, isOpen: false, isFirst, isLast }];
    return [
      { kind: 'pair', key, pair, isOpen: true, isFirst, isLast: false },
      { kind: 'details', key: `${key} details`, pair, isLast },
    ];
  });
}

/** How weekly totals are computed. */
export interface WeekSums {
  readonly startOfWeek: Weekday;
  /** Whether all entries of the last week are loaded. */
  readonly isComplete: boolean;
  /** Adjusted times are shown and totalled. */
  readonly isAdjusted: boolean;
  /** The filter only matches time that counts in no total. */
  readonly countsAll: boolean;
  readonly now: Instant;
}

/**
 * The same with a heading per week, for entries ordered by day. A week's total is shown once all
 * its entries are loaded: for the last week, `isComplete`.
 */
export function weekItems(
  pairs: readonly TimePair[],
  open: ReadonlySet<number>,
  { startOfWeek, isComplete, isAdjusted, countsAll, now }: WeekSums,
): HistoryItem[] {
  const weeks = new Map<LocalDate, TimePair[]>();
  for (const pair of pairs) {
    const { startDate } = weekOf(pair.startDate, startOfWeek);
    weeks.set(startDate, [...(weeks.get(startDate) ?? []), pair]);
  }
  return [...weeks].flatMap(([startDate, entries], index) => {
    const isWhole = isComplete || index < weeks.size - 1;
    const { endDate } = weekOf(startDate, startOfWeek);
    const total = isWhole ? countedTime(entries, now, isAdjusted, countsAll) : null;
    const heading = { kind: 'week', key: `week ${startDate}`, startDate, endDate, total } as const;
    return [heading, ...tableItems(entries, open)];
  });
}
