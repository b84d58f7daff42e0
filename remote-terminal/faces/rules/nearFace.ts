import type { SeenFrame } from './seenFrame.ts';

/** The middle and the width of a face, as shares of the frame's width. */
export interface NearFace {
  readonly middle: number;
  readonly width: number;
}

/** Share of the frame's width from which somebody stands before the wall, and does not pass by. */
const near = 0.15;
/** From one look to the next, half a second later, nobody moves so far who only stands there. */
const other = { middle: 0.5, width: 1.4 } as const;

/** The largest face of a frame; null where nobody stands before the camera. */
export function nearFace({ faces: [face], width }: SeenFrame): NearFace | null {
  if (face === undefined || face.width < near * width) return null;
  return { middle: (face.x + face.width / 2) / width, width: face.width / width };
}

/** Whether somebody else stands there than at the look before: elsewhere, or much larger or smaller. */
export function isAnother(before: NearFace | null, now: NearFace): boolean {
  if (before === null) return false;
  const ratio = now.width / before.width;
  const isElsewhere = Math.abs(now.middle - before.middle) > other.middle * before.width;
  return isElsewhere || ratio > other.width || ratio < 1 / other.width;
}
