import { isAnother, nearFace, type NearFace } from './nearFace.ts';
import type { SeenFrame } from './seenFrame.ts';

/** Who stands in front of the camera after a failed attempt, as far as it was seen. */
export interface WhoStays {
  readonly last: NearFace | null;
  /** Consecutive frames without a face. */
  readonly empty: number;
  /** `GONE`: the person has left. `ANOTHER`: a person came who has not tried yet. */
  readonly became: 'GONE' | 'ANOTHER' | null;
}

export const nobodySeen: WhoStays = { last: null, empty: 0, became: null };

/** Frames without a face, half a second apart: one may miss a face, six do not. */
const mayBeAnother = 2;
const isGone = 6;

/**
 * Updates with a frame. A person never seen has not left: they may stand next to the camera,
 * reading.
 */
export function seeWhoStays(before: WhoStays, frame: SeenFrame): WhoStays {
  const face = nearFace(frame);
  if (face === null) {
    const empty = before.empty + 1;
    return { ...before, empty, became: before.last && empty === isGone ? 'GONE' : null };
  }
  const isNew = before.empty >= mayBeAnother || isAnother(before.last, face);
  return { last: face, empty: 0, became: isNew ? 'ANOTHER' : null };
}
