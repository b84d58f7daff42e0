import { distance } from './distance.ts';
import type { Face } from './pictureReading.ts';
import { planeResidual } from './planeResidual.ts';

type Side = 'left' | 'right';

/** A person's own left and right, as the server drew them for this capture; each may come twice. */
export type TurnOrder = readonly [Side, Side];

/** The measurements of one picture of the capture. */
export type LivenessFrame = Pick<Face, 'turn' | 'landmarks' | 'embedding'>;

/**
 * The distance up to which the faces of two frames belong to one person: turned faces of one were
 * up to 0.51 apart, those of two people at least 0.73.
 */
const mostApart = 0.6;

/**
 * The smallest `planeResidual` of a turned head. Turned heads had at least 0.053; photographs held
 * at up to 55° that pass for turned had at most 0.040.
 */
const leastDepth = 0.046;

/** The smallest turn that a page asks for: a smaller one looks almost like a flat sheet. */
export const tellingTurn = 0.12;

export type LivenessRefusal =
  | 'SEVERAL_PEOPLE'
  /** The first frame does not look straight ahead. */
  | 'NOT_STRAIGHT'
  | 'NOT_TURNED'
  /** Turned in the wrong direction. */
  | 'WRONG_DIRECTION'
  /** A flat sheet was turned, not a head. */
  | 'FLAT';

/** How far the turn ratio of a straight face can be from 0.5: faces differ. */
const aside = 0.12;

/**
 * Whether three frames (straight ahead, then the two turns in the requested order) show one person
 * who turned; null if they do. It stops stills and flat photographs that are turned by hand, but
 * not several photographs of one head: `judgeTrail` checks the movement between them. Frames are
 * not mirrored. Picture hashes do not help: in front of the same wall, a turned person has the same
 * 64 bits as a straight one.
 *
 * @param leastTurn the necessary change of the turn ratio from the first frame, in either direction
 *   (`FACE_TURN`)
 */
export function judgeLiveness(
  [first, second, third]: readonly [LivenessFrame, LivenessFrame, LivenessFrame],
  order: TurnOrder,
  leastTurn: number,
): LivenessRefusal | null {
  const pairs = [
    [first, second],
    [first, third],
    [second, third],
  ] as const;
  const isOnePerson = pairs.every(
    ([one, other]) => distance(one.embedding, other.embedding) <= mostApart,
  );
  if (!isOnePerson) return 'SEVERAL_PEOPLE';
  if (!(Math.abs(first.turn - 0.5) <= aside)) return 'NOT_STRAIGHT';
  return (
    judgeTurn(first, second, order[0], leastTurn) ?? judgeTurn(first, third, order[1], leastTurn)
  );
}

function judgeTurn(
  straight: LivenessFrame,
  turned: LivenessFrame,
  asked: Side,
  leastTurn: number,
): LivenessRefusal | null {
  const change = turned.turn - straight.turn;
  if (!(Math.abs(change) > leastTurn)) return 'NOT_TURNED';
  if (change > 0 !== (asked === 'left')) return 'WRONG_DIRECTION';
  return planeResidual(straight.landmarks, turned.landmarks) > leastDepth ? null : 'FLAT';
}
