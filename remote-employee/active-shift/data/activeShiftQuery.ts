import { limits, type Api } from 'shared-contracts';
import { readActiveShift, type ActiveShift } from '../../shift/data/readActiveShift.ts';
import { serverTimeAt } from 'shared-time/device-clock';

/** The person's open shift. Not polled if it is pushed, otherwise compared every 10 s (spec §4). */
export function activeShiftQuery(api: Api, employeeId: number, isPushed: boolean) {
  return {
    queryKey: activeShiftKey(api, employeeId),
    queryFn: ({ signal }: { signal: AbortSignal }) => readActiveShift(api, employeeId, signal),
    meta: { isKeptOnDevice: true },
    refetchInterval: isPushed ? (false as const) : limits.syncIntervalSeconds * 1000,
    structuralSharing: keepSteadyClock,
  };
}

export function activeShiftKey({ query }: Api, sub: number) {
  const params = { path: { sub } };
  return query.key('/api/time-pairs/{sub}/active-shift', { params }, 'clock');
}

/** The person's shifts of the clock’s day, the pages of My History, or both. */
export function ownShiftsKey({ query }: Api, employeeId: number, form?: 'day' | 'pages') {
  const params = { query: { employeeId } };
  return query.key('/api/time-pairs/shift-summaries', { params }, form);
}

/** Response times vary a little; the timer must not jump by the difference. */
function keepSteadyClock(before: unknown, now: unknown): unknown {
  if (!isActiveShift(before) || !isActiveShift(now)) return now;
  const expected = serverTimeAt(before.clock, now.clock);
  if (Math.abs(expected - now.clock.server) >= 1000) return now;
  return { ...now, clock: { ...now.clock, server: expected } };
}

function isActiveShift(value: unknown): value is ActiveShift {
  return typeof value === 'object' && value !== null && 'clock' in value;
}
