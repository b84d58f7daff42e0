import type { FaceTurn } from './capturePrompt.ts';
import { guidanceOf, straightWithin, type Guidance } from './guidance.ts';
import type { SeenFrame } from './seenFrame.ts';

/** Turn ratios of the last frames that were of use, the newest last. */
export type RecentTurns = readonly number[];

export interface LookJudgement {
  readonly recent: RecentTurns;
  /** What is missing; null while nothing is, and the look has not been held long enough. */
  readonly guidance: Guidance | null;
  /** The turn ratio that was reached, in the middle of the last frames. */
  readonly reached: number | null;
  /** Somebody turned to the side that was not asked for. */
  readonly isOtherSide?: boolean;
}

/** Frames in a row, so that none in which somebody moves decides. */
const steadyFrames = 4;
/** How much the ratio of somebody who holds still may change meanwhile. */
const still = 0.04;

/** Whether somebody looks straight ahead, and holds it. */
export function judgeStraight(before: RecentTurns, frame: SeenFrame): LookJudgement {
  const fault = guidanceOf(frame);
  const turn = frame.faces[0]?.turn;
  if (fault !== null || turn === undefined) return { recent: [], guidance: fault, reached: null };
  if (Math.abs(turn - 0.5) > straightWithin)
    return { recent: [], guidance: 'STRAIGHT', reached: null };
  const recent = [...before, turn].slice(-steadyFrames);
  return { recent, guidance: null, reached: isSteady(recent) ? median(recent) : null };
}

/**
 * Whether somebody has turned to where they were asked to, by more than `threshold` from how they
 * looked straight ahead, and holds it; clearly more is enough while they still turn. The server looks
 * at other points of the face, by which a turn changes less.
 */
export function judgeTurn(
  before: RecentTurns,
  frame: SeenFrame,
  asked: { readonly turn: FaceTurn; readonly baseline: number; readonly threshold: number },
): LookJudgement {
  // A face turned away is a little smaller and less sharp: the server judges that.
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

/** Whether somebody who is to look straight ahead has turned, by as much as would count as a turn. */
export function isAway(turn: number, baseline: number, threshold: number): boolean {
  return Math.abs(turn - baseline) > 1.5 * threshold;
}

function isSteady(turns: RecentTurns): boolean {
  return turns.length === steadyFrames && Math.max(...turns) - Math.min(...turns) <= still;
}

/** Of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = low] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}
