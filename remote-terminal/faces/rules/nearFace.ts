import type { SeenFrame } from './seenFrame.ts';

/** The centre and width of a face, as shares of the frame's width. */
export interface NearFace {
  readonly middle: number;
  readonly width: number;
}

/**
 * Share of the frame's width from which a person stands in front of the wall instead of passing by.
 */
const near = 0.15;
/** Changes between frames half a second apart that exceed the movements of a standing person. */
const other = { middle: 0.5, width: 1.4 } as const;

/** The largest face of a frame; null if nobody is near. */
export function nearFace({ faces: [face], width }: SeenFrame): NearFace | null {
  if (face === undefined || face.width < near * width) return null;
  return { middle: (face.x + face.width / 2) / width, width: face.width / width };
}

/**
 * Whether it is another person than in the previous frame: in another place, or much larger or
 * smaller.
 */
export function isAnother(before: NearFace | null, now: NearFace): boolean {
  if (before === null) return false;
  const ratio = now.width / before.width;
  const isElsewhere = Math.abs(now.middle - before.middle) > other.middle * before.width;
  return isElsewhere || ratio > other.width || ratio < 1 / other.width;
}
