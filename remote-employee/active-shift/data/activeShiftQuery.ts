import { answer, limits, toMillis, type ApiClient, type components } from 'shared-contracts';
import { deviceClock } from '../../offline-queue/data/deviceClock.ts';
import { serverTimeAt, type ServerReading } from '../../offline-queue/rules/reading.ts';

export interface ActiveShift {
  readonly pair: components['schemas']['TimePair'] | null;
  /** The server's time, beside the device's clocks at that moment. */
  readonly clock: ServerReading;
}

/** The own open shift. Who pushes it is not asked; otherwise it is compared every 10 s (spec §4). */
export function activeShiftQuery(api: ApiClient, employeeId: number, isPushed: boolean) {
  return {
    queryKey: activeShiftKey(employeeId),
    queryFn: ({ signal }: { signal: AbortSignal }) => readActiveShift(api, employeeId, signal),
    staleTime: 0,
    meta: { isKeptOnDevice: true },
    refetchInterval: isPushed ? (false as const) : limits.syncIntervalSeconds * 1000,
    structuralSharing: keepSteadyClock,
  };
}

export function activeShiftKey(employeeId: number) {
  return ['active-shift', employeeId] as const;
}

/** @throws ApiFailure */
export async function readActiveShift(
  api: ApiClient,
  sub: number,
  signal?: AbortSignal,
): Promise<ActiveShift> {
  const asked = deviceClock.read();
  const { activeShiftSummary: pair, serverTime } = await answer(
    api.GET('/api/time-pairs/{sub}/active-shift', {
      params: { path: { sub } },
      ...(signal ? { signal } : {}),
    }),
  );
  const told = deviceClock.read();
  const halfWay = (told.monotonic - asked.monotonic) / 2;
  return { pair, clock: { ...told, server: toMillis(serverTime) + halfWay } };
}

/** Answers take a while each, so their times differ a little; the timer must not jump by that. */
function keepSteadyClock(before: unknown, now: unknown): unknown {
  if (!isActiveShift(before) || !isActiveShift(now)) return now;
  const expected = serverTimeAt(before.clock, now.clock);
  if (Math.abs(expected - now.clock.server) >= 1000) return now;
  return { ...now, clock: { ...now.clock, server: expected } };
}

function isActiveShift(value: unknown): value is ActiveShift {
  return typeof value === 'object' && value !== null && 'clock' in value;
}
