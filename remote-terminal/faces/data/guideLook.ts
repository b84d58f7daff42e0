import type { FaceDetector } from 'shared-ui';
import type { FaceTurn } from '../rules/capturePrompt.ts';
import type { Guidance } from '../rules/guidance.ts';
import { judgeStraight, judgeTurn, type RecentTurns } from '../rules/steadyLook.ts';

/** Nobody has been before the camera for a while. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

export interface GuideParts {
  /** Null where there is none yet: then the page only prompts. */
  readonly detector: () => FaceDetector | null;
  readonly video: () => HTMLVideoElement | null;
  readonly onGuidance: (guidance: Guidance | null) => void;
  /** Ends with an `AbortError` when the signal does. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds that have passed, of a clock that only runs forward. */
  readonly clock: () => number;
}

/** Reaches where somebody was asked to look, or ends when the time for it is over. */
export type ReachLook = (look: 'STRAIGHT' | FaceTurn, threshold: number) => Promise<void>;

/** Milliseconds that somebody has to look where they are asked to, where nothing sees them. */
const unseen = 1_000;
/** Up to five attempts for each look (spec §9): of 1.5 s straight ahead, of 1 s for a turn. */
const longest = { STRAIGHT: 5 * 1_500, turn: 5 * 1_000 } as const;
/** Milliseconds without anybody after which the capture ends. */
const nobodyFor = 5_000;
/** Milliseconds between two looks, so that a tablet stays cool. */
const between = 60;
/** Pixels of the longer side: what the server looks at, too. */
const lookAt = 800;

/**
 * Looks for one capture. Where somebody does not get there in time the picture is taken all the same:
 * the server judges, and says what was wrong. Rejects with `NobodyThere`.
 */
export function createReachLook(parts: GuideParts): ReachLook {
  const { onGuidance, pause, clock } = parts;
  let baseline: number | null = null;
  return async (look, threshold) => {
    onGuidance(null);
    const begin = clock();
    const end = begin + (look === 'STRAIGHT' ? longest.STRAIGHT : longest.turn);
    let recent: RecentTurns = [];
    let lastSeen = begin;
    while (clock() < end) {
      const detector = parts.detector();
      const video = parts.video();
      if (detector === null || video === null) return pause(unseen);
      if (look !== 'STRAIGHT' && baseline === null) return pause(unseen);
      const frame = await detector.look(video, lookAt);
      if (frame !== null) {
        const judged =
          look === 'STRAIGHT' || baseline === null
            ? judgeStraight(recent, frame)
            : judgeTurn(recent, frame, { turn: look, baseline, threshold });
        recent = judged.recent;
        if (judged.reached !== null) {
          if (look === 'STRAIGHT') baseline = judged.reached;
          return onGuidance(null);
        }
        onGuidance(judged.guidance);
        if (frame.faces.length > 0 || judged.guidance === 'DARK') lastSeen = clock();
        if (clock() - lastSeen > nobodyFor) throw new NobodyThere();
      }
      await pause(between);
    }
    onGuidance(null);
  };
}
