import { useEffect, useState } from 'react';
import { limits } from 'shared-contracts';
import { deviceClock, isCertain, type ServerReading } from 'shared-time/device-clock';
import { useApi, useBusEvent, useQuery } from 'shared-ui';
import { sendHeartbeat } from '../data/sendHeartbeat.ts';
import { signOutAt, untilHeartbeat } from '../rules/signOutAt.ts';

const untilNextTry = 5_000;

/**
 * Sends a heartbeat twice a minute. Returns whether the server is reachable, its time, and when the
 * wall leaves for its log-in, in epoch milliseconds: at the end of the session, or because it has
 * ended.
 */
export function useHeartbeat(queueLength: number): {
  readonly isConnected: boolean;
  readonly leavesAt: number | null;
  /** Null until the first response in this page. */
  readonly known: ServerReading | null;
  /** The number or badge comes before the face here. */
  readonly asksNumber: boolean;
} {
  const api = useApi();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: api.query.key('/api/terminal/heartbeats'),
    queryFn: ({ signal }) => sendHeartbeat(api, queueLength, signal),
    refetchInterval: ({ state }) =>
      state.status === 'error' ? untilNextTry : untilHeartbeat(state.data?.endsInSeconds ?? 0),
    refetchIntervalInBackground: true,
    retry: false,
  });
  // A changed queue means that the server was or was not reached: checks at once, and on `online`
  // and `offline`. A request in flight is repeated, since its response may be stale.
  useEffect(() => {
    const ask = () => void refetch();
    ask();
    addEventListener('online', ask);
    addEventListener('offline', ask);
    return () => {
      removeEventListener('online', ask);
      removeEventListener('offline', ask);
    };
  }, [queueLength, refetch]);
  const known = data?.known ?? null;
  // Asks for the server's time after the device slept, or its clock was set.
  useEffect(() => {
    if (known === null) return undefined;
    const timer = setInterval(() => {
      if (isCertain(known, deviceClock.read())) return;
      clearInterval(timer);
      void refetch({ cancelRefetch: false });
    }, 1000);
    return () => clearInterval(timer);
  }, [known, refetch]);
  const [endedAt, setEndedAt] = useState<number | null>(null);
  useBusEvent('session-ended', ({ reason }) => {
    if (reason === 'expired') setEndedAt((earlier) => earlier ?? Date.now());
  });
  const isOver = endedAt !== null && endedAt > dataUpdatedAt;
  const leavesAt = isOver
    ? endedAt + limits.terminalSignOutSeconds * 1000
    : data === undefined
      ? null
      : signOutAt(data.endsInSeconds, dataUpdatedAt);
  const isConnected = error === null || error.code === 'NO_SESSION';
  return { isConnected, leavesAt, known, asksNumber: data?.asksNumberBeforeFace === true };
}
