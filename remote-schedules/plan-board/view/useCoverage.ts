import type { DateRange } from 'shared-contracts';
import { useApi, useQuery } from 'shared-ui';
import { countsQuery, minimumsQuery } from '../data/boardQueries.ts';
import type { BoardFilter } from '../rules/boardFilter.ts';
import type { PlannedMinimum } from '../rules/coverage.ts';

/** How many are planned each day, and how many the manager wants. */
export function useCoverage(filter: BoardFilter, range: DateRange, isWanted: boolean) {
  const api = useApi();
  const counts = useQuery({ ...countsQuery(api, filter, range), enabled: isWanted });
  const minimums = useQuery({ ...minimumsQuery(api), enabled: isWanted });
  return { counts: counts.data?.days, minimums: minimums.data ?? none };
}

const none: readonly PlannedMinimum[] = [];
