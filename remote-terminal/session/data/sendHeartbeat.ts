import { answer, toInstant, toMillis, type Api } from 'shared-contracts';
import { deviceClock, type ServerReading } from 'shared-time/device-clock';
import { versionIn } from '../rules/versionIn.ts';

/** Set by the bundler; where nothing was bundled there is none. */
declare const __webpack_public_path__: string | undefined;

/** How long the session still lasts, and the server's time beside that of the device's clocks. */
export interface Heard {
  readonly endsInSeconds: number;
  /** Servers of an earlier version do not say it. */
  readonly asksNumberBeforeFace?: boolean;
  readonly known: ServerReading;
}

/**
 * Tells the server that this device runs, with what, how many punches it keeps, and what its clock
 * says. @throws ApiFailure
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
