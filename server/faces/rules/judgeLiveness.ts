import { distance } from './distance.ts';
import type { Face } from './pictureReading.ts';

/** A person's own left and right, as the server drew them for this capture. */
export type TurnOrder = readonly ['left', 'right'] | readonly ['right', 'left'];

/** What was seen in a picture of the capture. */
export type LivenessFrame = Pick<Face, 'turn' | 'embedding'>;

export interface LivenessLimits {
  /** How much the turn ratio must change from the first frame's, in either direction (spec §5: 0.08). */
  readonly turn: number;
  /** Distance up to which faces of two frames are one person's. */
  readonly distance: number;
}

/** Turned faces of one person were up to 0.51 apart, those of two people never under 0.73. */
export const livenessLimits: LivenessLimits = { turn: 0.08, distance: 0.6 };

export type LivenessRefusal =
  | 'SEVERAL_PEOPLE'
  /** The first frame does not look straight ahead. */
  | 'NOT_STRAIGHT'
  | 'NOT_TURNED'
  /** Turned, and not in the direction that was asked for. */
  | 'WRONG_DIRECTION';

/** How far from 0.5 the turn ratio of who looks straight ahead may be: faces differ. */
const straight = 0.12;

/**
 * Whether three frames (straight ahead, then the two turns in the drawn order) show one person who
 * turned; null when they do. It stops stills, and photographs tilted by hand up to the turn that the
 * limit asks for (a flat picture at 45° changes by about 0.16); a played video that happens to have
 * the drawn order it cannot tell. Frames are not mirrored. Hashes of the pictures say nothing here:
 * before the same wall, 64 bits of a person turned are those of the person straight.
 */
export function judgeLiveness(
  [first, second, third]: readonly [LivenessFrame, LivenessFrame, LivenessFrame],
  order: TurnOrder,
  limits: LivenessLimits = livenessLimits,
): LivenessRefusal | null {
  const pairs = [
    [first, second],
    [first, third],
    [second, third],
  ] as const;
  const isOnePerson = pairs.every(
    ([one, other]) => distance(one.embedding, other.embedding) <= limits.distance,
  );
  if (!isOnePerson) return 'SEVERAL_PEOPLE';
  if (!(Math.abs(first.turn - 0.5) <= straight)) return 'NOT_STRAIGHT';
  return (
    judgeTurn(second.turn - first.turn, order[0], limits.turn) ??
    judgeTurn(third.turn - first.turn, order[1], limits.turn)
  );
}

function judgeTurn(
  change: number,
  asked: 'left' | 'right',
  threshold: number,
): LivenessRefusal | null {
  if (!(Math.abs(change) > threshold)) return 'NOT_TURNED';
  return change > 0 === (asked === 'left') ? null : 'WRONG_DIRECTION';
}
