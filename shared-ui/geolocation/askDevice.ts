import { limits } from 'shared-contracts';
import type { PositionResult } from './rules/locating.ts';

/** Milliseconds for one attempt (spec §9). */
const longest = 15_000;

/**
 * Asks the browser once where the device is, as exactly as it can (spec §9); `maximumAge` in
 * milliseconds. The only place that does. Answers within 15 s: the browser's own limit does not run
 * while it asks the person. What it says afterwards, a position or a refusal, goes to `onLate`.
 */
export function askDevice(
  maximumAge: number,
  onLate: (result: PositionResult) => void,
): Promise<PositionResult> {
  const { geolocation } = navigator;
  if (!geolocation || globalThis.isSecureContext === false) {
    return Promise.resolve({ kind: 'unsupported' });
  }
  return new Promise((resolve) => {
    let isOver = false;
    const timer = setTimeout(() => void giveUp(), longest);
    async function giveUp(): Promise<void> {
      isOver = true;
      resolve({ kind: (await isAskingPerson()) ? 'unanswered' : 'timed-out' });
    }
    function settle(result: PositionResult): void {
      clearTimeout(timer);
      if (!isOver) resolve(result);
      else if (result.kind === 'position' || result.kind === 'refused') onLate(result);
    }
    geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        settle({
          kind: 'position',
          position: {
            latitude: coords.latitude,
            longitude: coords.longitude,
            accuracy: coords.accuracy ?? limits.unknownAccuracy,
            takenAt: timestamp,
          },
        }),
      ({ code }) => settle({ kind: failures[code] ?? 'unavailable' }),
      { enableHighAccuracy: true, maximumAge, timeout: longest },
    );
  });
}

/** Whether the browser would ask, or asks, the person first; false where it does not tell. */
export async function isAskingPerson(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'prompt';
  } catch {
    return false;
  }
}

/** By the codes of `GeolocationPositionError`. */
const failures: Readonly<Record<number, 'refused' | 'unavailable' | 'timed-out'>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timed-out',
};
