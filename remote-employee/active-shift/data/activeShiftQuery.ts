import { answer, limits, toMillis, type ApiClient, type components } from 'shared-contracts';

export interface ActiveShift {
  readonly pair: components['schemas']['TimePair'] | null;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  readonly skew: number;
}

/** The own open shift, compared with the server every 10 s where nothing is pushed (spec §4). */
export function activeShiftQuery(api: ApiClient, employeeId: number) {
  return {
    queryKey: activeShiftKey(employeeId),
    queryFn: ({ signal }: { signal: AbortSignal }) => readActiveShift(api, employeeId, signal),
    staleTime: 0,
    refetchInterval: limits.syncIntervalSeconds * 1000,
    structuralSharing: keepSteadySkew,
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
  const asked = Date.now();
  const { activeShiftSummary: pair, serverTime } = await answer(
    api.GET('/api/time-pairs/{sub}/active-shift', {
      params: { path: { sub } },
      ...(signal ? { signal } : {}),
    }),
  );
  return { pair, skew: toMillis(serverTime) - (asked + Date.now()) / 2 };
}

/** Answers take a while each, so their skews differ a little; the timer must not jump by that. */
function keepSteadySkew(before: unknown, now: unknown): unknown {
  if (!isActiveShift(before) || !isActiveShift(now)) return now;
  const isSteady = Math.abs(before.skew - now.skew) < 1000;
  return isSteady ? { ...now, skew: before.skew } : now;
}

function isActiveShift(value: unknown): value is ActiveShift {
  return typeof value === 'object' && value !== null && 'skew' in value;
}
