import { payCycleOn, previousPayCycle, type DateRange, type LocalDate } from 'shared-contracts';
import { useApi, useQuery } from 'shared-ui';

export interface PayCycles {
  /** Null until the pay cycles are known. */
  readonly ranges: { readonly current: DateRange; readonly previous: DateRange } | null;
  readonly failure: Error | null;
  readonly retry: () => void;
}

/** The pay cycle of the day and the previous one. */
export function usePayCycles(today: LocalDate): PayCycles {
  const { data, error, refetch } = useQuery({
    ...useApi().query.GET('/api/info/pay-cycle'),
    meta: { isKeptOnDevice: true },
  });
  return {
    ranges: data
      ? { current: payCycleOn(data, today), previous: previousPayCycle(data, today) }
      : null,
    failure: error,
    retry: () => void refetch(),
  };
}
