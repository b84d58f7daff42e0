import { useEffect } from 'react';

/** Keeps the screen lit while the page is seen; a device that cannot, or may not, goes its own way. */
export function useWakeLock(): void {
  useEffect(() => {
    const wakeLock = 'wakeLock' in navigator ? navigator.wakeLock : undefined;
    if (!wakeLock) return undefined;
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const sentinel = await wakeLock.request('screen').catch(() => undefined);
      if (isOver) void sentinel?.release();
      else held = sentinel;
    };
    // The browser lets go as soon as the page is hidden.
    const again = () => void hold();
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
}
