import type { FaceTurn } from './capturePrompt.ts';
import { guidanceOf, straightWithin, type Guidance } from './guidance.ts';
import type { SeenFrame } from './seenFrame.ts';

/** Turn ratios of the last usable frames, newest last. */
export type RecentTurns = readonly number[];

export interface LookJudgement {
  readonly recent: RecentTurns;
  /** What is missing; null if nothing is and the look was not held long enough. */
  readonly guidance: Guidance | null;
  /** The turn ratio reached: the median of the last frames. */
  readonly reached: number | null;
  /** The person turned to the wrong side. */
  readonly isOtherSide?: boolean;
}

/** Consecutive frames, so that none during a movement decides. */
const steadyFrames = 4;
/** Maximum change of the ratio of a person who holds still. */
const still = 0.04;
/** Maximum distance from the baseline after returning from a turn: less than half of any turn. */
const backWithin = 0.06;

/**
 * Whether the person looks straight ahead, and holds it. `baseline` is their ratio before a turn,
 * null until known: on its way back a head can pause for a few frames within the general tolerance.
 */
export function judgeStraight(
  before: RecentTurns,
  frame: SeenFrame,
  baseline: number | null,
): LookJudgement {
  const fault = guidanceOf(frame);
  const turn = frame.faces[0]?.turn;
  if (fault !== null || turn === undefined) return { recent: [], guidance: fault, reached: null };
  const away = baseline === null ? straightWithin : backWithin;
  if (Math.abs(turn - (baseline ?? 0.5)) > away)
    return { recent: [], guidance: 'STRAIGHT', reached: null };
  const recent = [...before, turn].slice(-steadyFrames);
  return { recent, guidance: null, reached: isSteady(recent) ? median(recent) : null };
}

/**
 * Whether the person has turned to the requested side, by more than `threshold` from their straight
 * look, and holds it; clearly more suffices while still turning. The server uses other facial
 * points, for which a turn changes less.
 */
export function judgeTurn(
  before: RecentTurns,
  frame: SeenFrame,
  asked: { readonly turn: FaceTurn; readonly baseline: number; readonly threshold: number },
): LookJudgement {
  // A turned face is a little smaller and less sharp: the server checks that.
  const fault = guidanceOf(frame);
  const turn = frame.faces[0]?.turn;
  if (turn === undefined || fault === 'SEVERAL' || fault === 'DARK')
    return { recent: [], guidance: fault, reached: null };
  const recent = [...before, turn].slice(-steadyFrames);
  const change = median(recent) - asked.baseline;
  const towards = asked.turn === 'LEFT' ? change : -change;
  const isReached =
    recent.length === steadyFrames &&
    (towards > 2.5 * asked.threshold || (towards > 1.5 * asked.threshold && isSteady(recent)));
  const isOtherSide = recent.length === steadyFrames && towards < -1.5 * asked.threshold;
  return { recent, guidance: null, reached: isReached ? median(recent) : null, isOtherSide };
}

/** Whether a person who should look straight ahead has turned, by as much as counts as a turn. */
export function isAway(turn: number, baseline: number, threshold: number): boolean {
  return Math.abs(turn - baseline) > 1.5 * threshold;
}

function isSteady(turns: RecentTurns): boolean {
  return turns.length === steadyFrames && Math.max(...turns) - Math.min(...turns) <= still;
}

/** The mean of the middle two if the number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = low] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}
