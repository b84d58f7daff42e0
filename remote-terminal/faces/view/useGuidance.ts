import { useRef, useState } from 'react';
import type { FaceDetector } from 'shared-ui';
import { guidanceOf, type Guidance } from '../rules/guidance.ts';
import { useLooks } from './useLooks.ts';

/** How many looks in a row must see the same before it is said. */
const alike = 3;

/** What is wrong with what the camera sees; null while nothing is, or nothing looks. */
export function useGuidance(
  detector: FaceDetector | null,
  shown: () => HTMLVideoElement | null,
): Guidance | null {
  const [guidance, setGuidance] = useState<Guidance | null>(null);
  const row = useRef<{ seen: Guidance | null; count: number }>({ seen: null, count: 0 });
  // As large as the server looks at it, too.
  useLooks({ detector, shown, between: 200, size: 800 }, (frame) => {
    const seen = guidanceOf(frame);
    row.current = { seen, count: seen === row.current.seen ? row.current.count + 1 : 1 };
    if (row.current.count >= alike) setGuidance(seen);
  });
  return detector === null ? null : guidance;
}
