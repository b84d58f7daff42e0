import type { FaceBox } from './pictureReading.ts';

/**
 * The sheet that shows how a head turned: a row for each turn, tiles in order of time, the first
 * one still straight, the last one turned. Pixels.
 */
export const trailSheet = { tilesPerTurn: 6, turns: 2, side: 192 } as const;

/** The face in one tile; null if none was found. */
export type TrailLook = { readonly box: FaceBox; readonly turn: number } | null;

export type TrailRefusal =
  /** The face is missing in more than one tile, or in the first or last one. */
  | 'NOT_SEEN'
  /** The tiles do not lead from the straight picture to the turned one. */
  | 'OTHER_PATH'
  /** Most of the turn, or of a movement, happens between two tiles: two pictures, not one head. */
  | 'CUT';

/** The largest share of the turn between two tiles. A head at 200° a second stays below it. */
const largestStep = 0.6;
/**
 * How far the turn ratio of a tile can be from that of the picture of the same moment: tiles are
 * small.
 */
const imprecision = 0.08;
/** The largest share of the turn between the last tile and the picture. */
const goingOn = 0.25;
/**
 * The largest movement of the face's centre between two tiles, in face widths, and its largest
 * growth.
 */
const move = { widths: 0.4, times: 1.35 } as const;

/** Whether one turn shows a continuous movement; null if it does. */
export function judgeTrail(
  looks: readonly TrailLook[],
  { straight, turned }: { readonly straight: number; readonly turned: number },
): TrailRefusal | null {
  const seen = looks.filter((look) => look !== null);
  const [first, last] = [looks.at(0), looks.at(-1)];
  if (first == null || last == null || seen.length < looks.length - 1) return 'NOT_SEEN';
  const isThere = (look: { readonly turn: number }, ratio: number, more = 0) =>
    Math.abs(look.turn - ratio) <= imprecision + more;
  const further = goingOn * Math.abs(turned - straight);
  if (!isThere(first, straight) || !isThere(last, turned, further)) return 'OTHER_PATH';
  const change = Math.abs(last.turn - first.turn);
  const steps = seen.slice(1).map((look, index) => [seen[index] ?? look, look] as const);
  const isSteady = steps.every(
    ([before, after]) =>
      Math.abs(after.turn - before.turn) <= largestStep * change && isNear(before.box, after.box),
  );
  return isSteady ? null : 'CUT';
}

function isNear(one: FaceBox, other: FaceBox): boolean {
  const apart = Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  );
  const times = Math.max(one.width / other.width, other.width / one.width);
  return apart <= move.widths * Math.min(one.width, other.width) && times <= move.times;
}
