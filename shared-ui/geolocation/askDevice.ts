import { limits } from 'shared-contracts';
import type { PositionResult } from './rules/locating.ts';

/** Milliseconds until an attempt times out (spec §9). */
const longest = 15_000;

/**
 * Asks the browser once for the position, with high accuracy (spec §9); `maximumAge` in
 * milliseconds. The only caller of the API. Resolves within 15 s: the browser's own timeout does
 * not run while it asks for permission. A later position or refusal goes to `onLate`.
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

/** Whether the browser is asking, or would ask, for permission; false if unknown. */
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
