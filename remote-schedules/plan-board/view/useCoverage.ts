import { useMemo } from 'react';
import type { DateRange, LocalDate } from 'shared-contracts';
import { useApi, useQuery } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { countsQuery, minimumsQuery } from '../data/boardQueries.ts';
import { isNarrowed, showsAllOf, type BoardFilter } from '../rules/boardFilter.ts';
import { withComing } from '../rules/comingCounts.ts';
import type { ComingRow } from '../rules/comingDays.ts';
import {
  coverageOf,
  type DayCoverage,
  type PlannedCountDay,
  type PlannedMinimum,
} from '../rules/coverage.ts';

export interface Coverage {
  /** Including unsaved changes, except while they load. */
  readonly byDate: ReadonlyMap<LocalDate, PlannedCountDay>;
  readonly coverageOn: (date: LocalDate) => DayCoverage | null;
  readonly minimums: readonly PlannedMinimum[];
  /**
   * Whether all of a group, or of all people (null), are counted; otherwise the requirement is not
   * checked.
   */
  readonly isWhole: (group: number | null) => boolean;
  /** The current numbers of days whose number would change. */
  readonly coming: ReadonlyMap<LocalDate, number>;
  /** Retries after a failed load without data; else null. */
  readonly retry: (() => void) | null;
}

export interface CoverageOptions {
  readonly filter: BoardFilter;
  readonly range: DateRange;
  readonly rows: readonly PlannedRow[];
  readonly chosen: ReadonlyMap<number, PlannedRow>;
  readonly preview: ReadonlyMap<number, ComingRow>;
  readonly nameOf: (code: string) => string;
}

/** The number planned each day, including unsaved changes, and the required number. */
export function useCoverage(options: CoverageOptions): Coverage {
  const { filter, range, rows, chosen, preview, nameOf } = options;
  const api = useApi();
  const read = useQuery(countsQuery(api, filter, range));
  const counts = read.data?.days;
  const { refetch } = read;
  const isUnknown = read.isError && !counts;
  const minimums = useQuery(minimumsQuery(api)).data ?? none;
  const days = useMemo(() => {
    if (!counts || preview.size === 0) return counts ?? [];
    // People selected before the filter changed may not be counted.
    const counted = new Map([...(isNarrowed(filter) ? [] : chosen), ...rows.map(withId)]);
    return withComing(counts, preview.values(), {
      groupsOf: (id) => counted.get(id)?.currentEmployeeGroups.map((group) => group.id),
      nameOf,
    });
  }, [counts, preview, filter, chosen, rows, nameOf]);
  return useMemo(() => {
    const isWhole = (group: number | null) => showsAllOf(filter, group);
    const byDate = new Map(days.map((day) => [day.date, day] as const));
    return {
      byDate,
      coverageOn(date) {
        const day = byDate.get(date);
        return day ? coverageOf(day, minimums, isWhole) : null;
      },
      minimums,
      isWhole,
      coming: new Map(
        (counts ?? [])
          .filter((day) => byDate.get(day.date) !== day)
          .map(({ date, planned }) => [date, planned] as const),
      ),
      retry: isUnknown ? () => void refetch() : null,
    };
  }, [days, counts, minimums, filter, isUnknown, refetch]);
}

const none: readonly PlannedMinimum[] = [];

function withId(row: PlannedRow) {
  return [row.id, row] as const;
}
