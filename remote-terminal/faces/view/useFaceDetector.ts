import { useEffect, useState } from 'react';
import { loadFaceDetector, type FaceDetector } from 'shared-ui';
import type { FaceSight } from '../data/guideLook.ts';

/** Milliseconds after which files that did not come are asked for again. */
const againAfter = 60_000;

/**
 * The detector of faces while it is wanted; `COMING` while its 3 MB are on their way, null where it
 * cannot be: they did not come, or the device is too old. Nothing that it sees leaves the device.
 */
export function useFaceDetector(isWanted: boolean): FaceSight {
  const [sight, setSight] = useState<FaceSight>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted || !('Worker' in globalThis && 'OffscreenCanvas' in globalThis)) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFailed = (isFetched: boolean) => {
      setSight(null);
      if (!isFetched) timer = setTimeout(() => setAttempt((count) => count + 1), againAfter);
    };
    setSight('COMING');
    loadFaceDetector().then(
      (start) => {
        if (end.signal.aborted) return;
        start.startFaceDetector({
          onReady: (detector: FaceDetector) => setSight(detector),
          onFailed,
          signal: end.signal,
        });
      },
      () => {
        if (!end.signal.aborted) onFailed(false);
      },
    );
    return () => {
      clearTimeout(timer);
      end.abort();
      setSight(null);
    };
  }, [isWanted, attempt]);
  return sight;
}
