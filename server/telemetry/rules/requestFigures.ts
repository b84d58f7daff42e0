import { addCounts, emptyCounts, quantile, rangeOf, totalOf, type Counts } from './histogram.ts';

/** Requests within the last hour, by minute. */
export interface RequestFigures {
  readonly count: number;
  /** Answers with status 500 or higher. */
  readonly failures: number;
  /** Milliseconds; null without requests. */
  readonly p50: number | null;
  readonly p99: number | null;
  /** The current minute last. */
  readonly minutes: readonly { readonly count: number; readonly p99: number | null }[];
}

interface Minute {
  /** Minutes since 1970. */
  readonly at: number;
  readonly counts: number[];
  failures: number;
}

const minutesKept = 60;

/** Counts requests in a ring buffer of sixty minutes. Times are milliseconds since 1970. */
export function createRequestFigures() {
  const ring: Minute[] = [];

  return {
    note(now: number, milliseconds: number, hasFailed: boolean): void {
      const at = Math.floor(now / 60_000);
      const index = at % minutesKept;
      const known = ring[index];
      const minute = known?.at === at ? known : { at, counts: emptyCounts(), failures: 0 };
      ring[index] = minute;
      const range = rangeOf(milliseconds);
      minute.counts[range] = (minute.counts[range] ?? 0) + 1;
      if (hasFailed) minute.failures += 1;
    },

    read(now: number): RequestFigures {
      const last = Math.floor(now / 60_000);
      const minutes = Array.from({ length: minutesKept }, (_, index) => {
        const at = last - minutesKept + 1 + index;
        const known = ring[at % minutesKept];
        return known?.at === at ? known : { at, counts: emptyCounts(), failures: 0 };
      });
      const all = minutes.reduce<Counts>((sum, { counts }) => addCounts(sum, counts), []);
      return {
        count: totalOf(all),
        failures: minutes.reduce((sum, { failures }) => sum + failures, 0),
        p50: quantile(all, 0.5),
        p99: quantile(all, 0.99),
        minutes: minutes.map(({ counts }) => ({
          count: totalOf(counts),
          p99: quantile(counts, 0.99),
        })),
      };
    },
  };
}
