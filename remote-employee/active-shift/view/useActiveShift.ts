import { useMemo } from 'react';
import { clockState, toInstant, type ClockState, type Instant } from 'shared-contracts';
import {
  useApi,
  useAtomValue,
  useBusEvent,
  useEmployeeSession,
  useFeature,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import { activeShiftKey, activeShiftQuery } from '../data/activeShiftQuery.ts';
import { pressAtom } from '../data/pressAtom.ts';
import { afterPress } from '../rules/press.ts';
import { shownShift, type ShownShift } from '../rules/shownShift.ts';

export interface ShownClock {
  /** False until the server has said once how things stand. */
  readonly isKnown: boolean;
  /** Why the server could not be asked the last time; null when it answered. */
  readonly failure: Error | null;
  readonly retry: () => void;
  /** The shift with the press that is on its way; after a clock-out, the one that ended. */
  readonly shift: ShownShift | null;
  readonly state: ClockState;
  /** The server's time by the device's clock. */
  readonly serverNow: () => Instant;
}

/** The own clock: what the server says, with what was pressed since. */
export function useActiveShift(): ShownClock {
  const api = useApi();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const press = useAtomValue(pressAtom);
  const query = activeShiftQuery(api, employeeId);
  const { data, error, refetch } = useQuery({
    ...query,
    enabled: useFeature('TIME_CAPTURE'),
    refetchInterval: press === null ? query.refetchInterval : false,
  });
  useBusEvent('active-shift-changed', (changed) => {
    // The answer to the press tells the same, and sooner.
    if (changed.employeeId !== employeeId || press !== null) return;
    void queries.invalidateQueries({ queryKey: activeShiftKey(employeeId) });
  });
  const skew = data?.skew ?? 0;
  return useMemo(() => {
    const known = data?.pair ? shownShift(data.pair) : null;
    const shift = press === null ? known : afterPress(known, press);
    return {
      isKnown: data !== undefined,
      failure: error,
      retry: () => void refetch(),
      shift,
      state: clockState(shift),
      serverNow: () => toInstant(Date.now() + skew),
    };
  }, [data, error, press, refetch, skew]);
}
