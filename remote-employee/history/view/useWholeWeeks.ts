import { useEffect, useEffectEvent } from 'react';
import { addDays, weekOf, type LocalDate } from 'shared-contracts';
import { useEmployeeSession } from 'shared-ui';
import type { Cycle } from './useCycle.ts';

/** Fetches more while entries of this week or the last one, and so its total, may be missing. */
export function useWholeWeeks(cycle: Cycle, isByWeeks: boolean, today: LocalDate): void {
  const { startOfWeek } = useEmployeeSession().configuration;
  const end = cycle.pairs.at(-1)?.startDate;
  const isCut =
    isByWeeks &&
    cycle.hasMore &&
    cycle.failure === null &&
    end !== undefined &&
    end >= weekOf(addDays(today, -7), startOfWeek).startDate;
  const fetchMore = useEffectEvent(cycle.fetchMore);
  useEffect(() => {
    if (isCut && !cycle.isFetching) fetchMore();
  }, [isCut, cycle.isFetching, end]);
}
