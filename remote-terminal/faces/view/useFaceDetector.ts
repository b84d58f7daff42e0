import { useEffect, useState } from 'react';
import { loadFaceDetector, type FaceDetector } from 'shared-ui';
import type { FaceSight } from '../data/guideLook.ts';

/** Milliseconds before a failed download is retried. */
const againAfter = 60_000;

/**
 * The face detector while wanted; `COMING` while its 3 MB load, null if unavailable: the download
 * failed, or the device is too old. Nothing it sees leaves the device.
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
