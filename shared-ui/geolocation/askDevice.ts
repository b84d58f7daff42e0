import { limits } from 'shared-contracts';
import type { PositionResult } from './rules/locating.ts';

/**
 * Asks the browser once where the device is, as exactly as it can (spec §9); `maximumAge` in
 * milliseconds. The only place that does.
 */
export function askDevice(maximumAge: number): Promise<PositionResult> {
  const { geolocation } = navigator;
  if (!geolocation || globalThis.isSecureContext === false) {
    return Promise.resolve({ kind: 'unsupported' });
  }
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({
          kind: 'position',
          position: {
            latitude: coords.latitude,
            longitude: coords.longitude,
            accuracy: coords.accuracy ?? limits.unknownAccuracy,
            takenAt: timestamp,
          },
        }),
      ({ code }) => resolve({ kind: failures[code] ?? 'unavailable' }),
      {
        enableHighAccuracy: true,
        maximumAge,
        timeout: 15_000,
      },
    );
  });
}

/** By the codes of `GeolocationPositionError`. */
const failures: Readonly<Record<number, 'refused' | 'unavailable' | 'timed-out'>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timed-out',
};
