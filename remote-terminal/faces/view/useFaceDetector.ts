import { useEffect, useState } from 'react';
import { loadFaceDetector, type FaceDetector } from 'shared-ui';

/** Milliseconds after which files that did not come are asked for again. */
const againAfter = 60_000;

/** Whether the device is new enough for the detector of faces. */
export function mayDetectFaces(): boolean {
  return 'Worker' in globalThis && 'OffscreenCanvas' in globalThis;
}

/**
 * The detector of faces while it is wanted; null until it is there, and where it cannot be: its 3 MB
 * did not come, or the device is too old. Nothing that it sees leaves the device.
 */
export function useFaceDetector(isWanted: boolean): FaceDetector | null {
  const [detector, setDetector] = useState<FaceDetector | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted || !mayDetectFaces()) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFailed = (isFetched: boolean) => {
      setDetector(null);
      if (!isFetched) timer = setTimeout(() => setAttempt((count) => count + 1), againAfter);
    };
    loadFaceDetector().then(
      (start) => {
        if (end.signal.aborted) return;
        start.startFaceDetector({ onReady: setDetector, onFailed, signal: end.signal });
      },
      () => {
        if (!end.signal.aborted) onFailed(false);
      },
    );
    return () => {
      clearTimeout(timer);
      end.abort();
      setDetector(null);
    };
  }, [isWanted, attempt]);
  return detector;
}
