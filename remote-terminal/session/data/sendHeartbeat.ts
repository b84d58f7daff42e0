import { answer, toInstant, toMillis, type Api } from 'shared-contracts';
import { deviceClock, type ServerReading } from 'shared-time/device-clock';
import { versionIn } from '../rules/versionIn.ts';

/** Set by the bundler; undefined without one. */
declare const __webpack_public_path__: string | undefined;

/**
 * The remaining time of the session, and the server's time with the device's clocks at that moment.
 */
export interface Heard {
  readonly endsInSeconds: number;
  /** Absent on earlier server versions. */
  readonly asksNumberBeforeFace?: boolean;
  readonly known: ServerReading;
}

/**
 * Reports to the server that this device runs, with its version, number of queued punches and
 * clock. @throws ApiFailure
 */
export async function sendHeartbeat(
  api: Api,
  queueLength: number,
  signal: AbortSignal,
): Promise<Heard> {
  const address = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  const version = versionIn(address);
  const before = deviceClock.read();
  const body = {
    ...(version === undefined ? {} : { version }),
    ...{ queueLength, deviceDateTime: toInstant(before.wall) },
  };
  const { serverTime, ...heard } = await answer(
    api.POST('/api/terminal/heartbeats', { signal, body }),
  );
  const after = deviceClock.read();
  const onItsWay = (after.monotonic - before.monotonic) / 2;
  return { ...heard, known: { ...after, server: toMillis(serverTime) + onItsWay } };
}
