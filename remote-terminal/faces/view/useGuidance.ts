import { useEffect, useState } from 'react';
import type { FaceDetector } from 'shared-ui';
import { guidanceOf, type Guidance } from '../rules/guidance.ts';

/** Milliseconds between two looks, and how many in a row must see the same before it is said. */
const between = 200;
const alike = 3;
/** Pixels of the longer side: what the server looks at, too. */
const lookAt = 800;

/** What is wrong with what the camera sees; null while nothing is, or nothing looks. */
export function useGuidance(
  detector: FaceDetector | null,
  shown: () => HTMLVideoElement | null,
): Guidance | null {
  const [guidance, setGuidance] = useState<Guidance | null>(null);
  useEffect(() => {
    if (detector === null) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Guidance | null = null;
    let count = 0;
    const look = async () => {
      const video = shown();
      const frame = video && (await detector.look(video, lookAt));
      if (isOver) return;
      if (frame) {
        const seen = guidanceOf(frame);
        count = seen === last ? count + 1 : 1;
        last = seen;
        if (count >= alike) setGuidance(seen);
      }
      timer = setTimeout(() => void look(), between);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      setGuidance(null);
    };
  }, [detector, shown]);
  return guidance;
}
