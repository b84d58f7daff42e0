import { distance } from './distance.ts';
import type { Face } from './pictureReading.ts';
import { planeResidual } from './planeResidual.ts';

type Side = 'left' | 'right';

/** A person's own left and right, as the server drew them for this capture; each may come twice. */
export type TurnOrder = readonly [Side, Side];

/** What was seen in a picture of the capture. */
export type LivenessFrame = Pick<Face, 'turn' | 'landmarks' | 'embedding'>;

export interface LivenessLimits {
  /** How much the turn ratio must change from the first frame's, in either direction (spec §5: 0.08). */
  readonly turn: number;
  /** Distance up to which faces of two frames are one person's. */
  readonly distance: number;
  /** How far a turned face must at least be from the first one on a flat sheet: `planeResidual`. */
  readonly depth: number;
}

/**
 * Turned faces of one person were up to 0.51 apart, those of two people never under 0.73. Turned heads
 * were at least 0.053 from a flat sheet, photographs held at up to 55° that pass for turned 0.040 at most.
 */
export const livenessLimits: LivenessLimits = { turn: 0.08, distance: 0.6, depth: 0.046 };

/** By how much a page has people turn at least: who turns less is near a flat sheet. */
export const tellingTurn = 0.12;

export type LivenessRefusal =
  | 'SEVERAL_PEOPLE'
  /** The first frame does not look straight ahead. */
  | 'NOT_STRAIGHT'
  | 'NOT_TURNED'
  /** Turned, and not in the direction that was asked for. */
  | 'WRONG_DIRECTION'
  /** A sheet was turned, and no head. */
  | 'FLAT';

/** How far from 0.5 the turn ratio of who looks straight ahead may be: faces differ. */
const aside = 0.12;

/**
 * Whether three frames (straight ahead, then the two turns in the drawn order) show one person who
 * turned; null when they do. It stops stills and flat photographs that are turned by hand, not several
 * photographs of one head: `judgeTrail` asks how it came from one to the other. Frames are not mirrored.
 * Hashes of the pictures say nothing here: before the same wall, 64 bits of a person turned are those
 * of the person straight.
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
  if (!(Math.abs(first.turn - 0.5) <= aside)) return 'NOT_STRAIGHT';
  return judgeTurn(first, second, order[0], limits) ?? judgeTurn(first, third, order[1], limits);
}

function judgeTurn(
  straight: LivenessFrame,
  turned: LivenessFrame,
  asked: Side,
  limits: LivenessLimits,
): LivenessRefusal | null {
  const change = turned.turn - straight.turn;
  if (!(Math.abs(change) > limits.turn)) return 'NOT_TURNED';
  if (change > 0 !== (asked === 'left')) return 'WRONG_DIRECTION';
  return planeResidual(straight.landmarks, turned.landmarks) > limits.depth ? null : 'FLAT';
}
