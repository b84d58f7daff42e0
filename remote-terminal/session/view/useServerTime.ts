import { useMemo } from 'react';
import { deviceClock, serverTimeAt, type ServerReading } from 'shared-time/device-clock';
import type { PressMoment } from '../../clocking/rules/terminalDialog.ts';

/** The server's time, from the last response; the device's clock before the first. */
export function useServerTime(known: ServerReading | null): {
  /** Epoch milliseconds. */
  readonly readTime: () => number;
  /** The clocks at a press. */
  readonly readMoment: () => PressMoment;
} {
  return useMemo(() => {
    const readMoment = () => {
      const now = deviceClock.read();
      const server = known === null ? null : serverTimeAt(known, now);
      const timeZoneOffset = -new Date(now.wall).getTimezoneOffset();
      return { timeZoneOffset, pressed: { ...now, server } };
    };
    const readTime = () => {
      const { server, wall } = readMoment().pressed;
      return server ?? wall;
    };
    return { readTime, readMoment };
  }, [known]);
}
