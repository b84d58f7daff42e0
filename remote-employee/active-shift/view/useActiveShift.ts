import { useEffect, useMemo, useReducer, useState } from 'react';
import { clockState, toInstant, type ClockState, type Instant } from 'shared-contracts';
import {
  useApi,
  useBusEvent,
  useEmployeeSession,
  useFeature,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import { deviceClock, serverTimeAt } from 'shared-time/device-clock';
import { isInQuestion } from '../../offline-queue/rules/queuedPunch.ts';
import { useQueueStart, useQueueState } from '../../offline-queue/view/usePunchQueue.ts';
import { activeShiftKey, activeShiftQuery } from '../data/activeShiftQuery.ts';
import { afterPresses } from '../../shift/rules/press.ts';
import { shownShift, type ShownShift } from '../../shift/rules/shownShift.ts';
import { useRecordedPunches } from './useRecordedPunches.ts';

export interface ShownClock {
  /** False until the server's first response. */
  readonly isKnown: boolean;
  /** When the server said so, if before this page was opened and nothing was pressed since. */
  readonly asOf: Instant | null;
  /** Why the last request failed; null if it succeeded. */
  readonly failure: Error | null;
  readonly retry: () => void;
  /** The shift including punches in flight; after a clock-out, the one that ended. */
  readonly shift: ShownShift | null;
  /** Earlier shifts that ended and that the server does not know yet. */
  readonly ended: readonly ShownShift[];
  readonly state: ClockState;
  /** The server's time, derived from the device's clock. */
  readonly serverNow: () => Instant;
}

/**
 * The person's clock: the server's state plus the punches queued on this device, except those still
 * to be confirmed.
 */
export function useActiveShift(): ShownClock {
  const api = useApi();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  useQueueStart();
  useRecordedPunches();
  const { waiting } = useQueueState();
  const [isPushed, setIsPushed] = useState(false);
  useBusEvent('push-state', ({ connected }) => setIsPushed(connected));
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...activeShiftQuery(api, employeeId, isPushed),
    enabled: useFeature('TIME_CAPTURE'),
  });
  useBusEvent('active-shift-changed', (changed) => {
    if (changed.employeeId !== employeeId) return;
    void queries.invalidateQueries({ queryKey: activeShiftKey(api, employeeId) });
  });
  return useMemo(() => {
    const known = data?.pair ? shownShift(data.pair) : null;
    const presses = waiting
      .filter((punch) => !isInQuestion(punch))
      .map(({ press, request }) => ({
        press,
        shiftId: request.kind === 'clock-in' ? null : (request.body.shiftTimePairId ?? null),
      }));
    const { current: shift, ended } = afterPresses(known, presses);
    return {
      isKnown: data !== undefined,
      asOf:
        data && presses.length === 0 && dataUpdatedAt < performance.timeOrigin
          ? toInstant(dataUpdatedAt)
          : null,
      failure: error,
      retry: () => void refetch(),
      shift,
      ended,
      state: clockState(shift),
      serverNow: () => {
        const now = deviceClock.read();
        return toInstant(Math.round(data ? serverTimeAt(data.clock, now) : now.wall));
      },
    };
  }, [data, dataUpdatedAt, error, refetch, waiting]);
}

/** The server's time for display in minutes: read on every render, at least twice a minute. */
export function useServerTime(serverNow: () => Instant): Instant {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(renew, 30_000);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}
