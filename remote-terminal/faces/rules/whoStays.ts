import { isAnother, nearFace, type NearFace } from './nearFace.ts';
import type { SeenFrame } from './seenFrame.ts';

/** Who stands before the camera after a try that was of no use, as far as it was seen. */
export interface WhoStays {
  readonly last: NearFace | null;
  /** Looks in a row that saw nobody. */
  readonly empty: number;
  /** `GONE`: whoever stood there has left. `ANOTHER`: somebody came who has not tried yet. */
  readonly became: 'GONE' | 'ANOTHER' | null;
}

export const nobodySeen: WhoStays = { last: null, empty: 0, became: null };

/** Looks without anybody, half a second apart: one may have missed a face, six have not. */
const mayBeAnother = 2;
const isGone = 6;

/** Each look. Whoever was never seen has not left: they may stand beside the camera, and read. */
export function seeWhoStays(before: WhoStays, frame: SeenFrame): WhoStays {
  const face = nearFace(frame);
  if (face === null) {
    const empty = before.empty + 1;
    return { ...before, empty, became: before.last && empty === isGone ? 'GONE' : null };
  }
  const isNew = before.empty >= mayBeAnother || isAnother(before.last, face);
  return { last: face, empty: 0, became: isNew ? 'ANOTHER' : null };
}
