import type { SeenFrame } from '../../faces/rules/seenFrame.ts';

/** What was seen before the waiting wall so far. */
export interface Presence {
  /** Frames in a row in which somebody stood there. */
  readonly frames: number;
  /** Whether whoever stands there may wake the wall: not who has just been served. */
  readonly isArmed: boolean;
  /** Middle and width of the last face, as shares of the frame's width. */
  readonly last: { readonly middle: number; readonly width: number } | null;
}

/** Before anybody was served whoever stands there wakes the wall; afterwards the next one does. */
export function noPresence(isArmed: boolean): Presence {
  return { frames: 0, isArmed, last: null };
}

/** Share of the frame's width from which somebody stands before the wall, and does not pass by. */
const near = 0.15;
/** Frames in a row: half a second apart. */
const framesToWake = 2;
/** In widths of the face: somebody else stands there. */
const jump = 1;

/** Each frame that the waiting wall sees. */
export function seePresence(before: Presence, { faces: [face], width }: SeenFrame): Presence {
  if (face === undefined || face.width < near * width) return noPresence(true);
  const last = { middle: (face.x + face.width / 2) / width, width: face.width / width };
  const isAnother =
    before.last !== null && Math.abs(last.middle - before.last.middle) > jump * before.last.width;
  return { frames: before.frames + 1, isArmed: before.isArmed || isAnother, last };
}

/** Whether the wall asks whoever stands there to look into the camera. */
export function wakes({ frames, isArmed }: Presence): boolean {
  return isArmed && frames >= framesToWake;
}
