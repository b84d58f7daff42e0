import { useEffect, useEffectEvent } from 'react';
import type { FaceDetector, FaceFrame } from 'shared-ui';

export interface Looks {
  /** Null without a detector. */
  readonly detector: FaceDetector | null;
  readonly shown: () => HTMLVideoElement | null;
  /** Milliseconds between two frames: keeps tablets cool. */
  readonly between: number;
  /** Pixels of the longer side. */
  readonly size: number;
}

/** Runs the detector on the camera repeatedly. The results stay in the page. */
export function useLooks(
  { detector, shown, between, size }: Looks,
  onSeen: (frame: FaceFrame) => void,
): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (detector === null) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const video = shown();
      const frame = video && (await detector.look(video, size));
      if (isOver) return;
      if (frame) seen(frame);
      timer = setTimeout(() => void look(), between);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [detector, shown, between, size]);
}
