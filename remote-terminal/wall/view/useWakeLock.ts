import { useEffect } from 'react';

/** Keeps the screen on while the page is visible; without support or permission, does nothing. */
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
    // The browser releases the lock as soon as the page is hidden.
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
