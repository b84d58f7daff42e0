import { useEffect, useState } from 'react';
import { limits } from 'shared-contracts';
import { deviceClock, isCertain, type ServerReading } from 'shared-time/device-clock';
import { useApi, useBusEvent, useQuery } from 'shared-ui';
import { sendHeartbeat } from '../data/sendHeartbeat.ts';
import { signOutAt, untilHeartbeat } from '../rules/signOutAt.ts';

const untilNextTry = 5_000;

/**
 * Says twice a minute that this device runs. Answers whether the server is reached, what its time is,
 * and when the wall is taken to its log-in, epoch milliseconds: by the end of the session, or because
 * it has ended.
 */
export function useHeartbeat(queueLength: number): {
  readonly isConnected: boolean;
  readonly leavesAt: number | null;
  /** Null until it was reached in this page. */
  readonly known: ServerReading | null;
  /** Number or badge come before the face here. */
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
  // What is kept was not taken by the server, and what is no more was: whether it is reached is asked
  // at once, and when the device says that its network came or went. A question that is on its way
  // is asked anew, since its answer may be of before.
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
  // Where the device slept, or its clock was set, the server is asked for its time.
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
