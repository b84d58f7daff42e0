import {
  ageOfAnswer,
  answer,
  toMillis,
  type ApiClient,
  type components,
  type Instant,
} from 'shared-contracts';
import { deviceClock, type ServerReading } from 'shared-time/device-clock';

export interface ActiveShift {
  readonly pair: components['schemas']['TimePair'] | null;
  /** The server's time, with the device's clocks at that moment. */
  readonly clock: ServerReading;
}

/** The state according to the server. @throws ApiFailure */
export async function readActiveShift(
  api: ApiClient,
  sub: number,
  signal?: AbortSignal,
): Promise<ActiveShift> {
  const before = deviceClock.read();
  const call = api.GET('/api/time-pairs/{sub}/active-shift', {
    params: { path: { sub } },
    ...(signal ? { signal } : {}),
  });
  const { activeShiftSummary: pair, serverTime } = await answer(call);
  const age = ageOfAnswer((await call).response);
  const after = deviceClock.read();
  const halfWay = (after.monotonic - before.monotonic) / 2;
  return { pair, clock: { ...after, server: toMillis(serverTime) + (age ?? halfWay) } };
}

/** Since when the server's shift is open; null if there is none, or without a response. */
export async function openSince(api: ApiClient, employeeId: number): Promise<Instant | null> {
  const active = await readActiveShift(api, employeeId).catch(() => null);
  return active?.pair?.clockIn.date ?? null;
}
