import { useRef, useState } from 'react';
import type { FaceDetector } from 'shared-ui';
import { guidanceOf, type Guidance } from '../rules/guidance.ts';
import { useLooks } from './useLooks.ts';

/** Consecutive frames that must agree before the guidance changes. */
const alike = 3;

/** The guidance for the camera's picture; null if nothing is wrong, or without a detector. */
export function useGuidance(
  detector: FaceDetector | null,
  shown: () => HTMLVideoElement | null,
): Guidance | null {
  const [guidance, setGuidance] = useState<Guidance | null>(null);
  const row = useRef<{ seen: Guidance | null; count: number }>({ seen: null, count: 0 });
  // At the server's size.
  useLooks({ detector, shown, between: 200, size: 800 }, (frame) => {
    const seen = guidanceOf(frame);
    row.current = { seen, count: seen === row.current.seen ? row.current.count + 1 : 1 };
    if (row.current.count >= alike) setGuidance(seen);
  });
  return detector === null ? null : guidance;
}
