import type { FaceDetector } from 'shared-ui';
import type { AskedLook, TakenLook } from '../rules/capturePrompt.ts';
import type { Guidance } from '../rules/guidance.ts';
import { lookAt } from '../rules/seenFrame.ts';
import { judgeStraight, judgeTurn, type RecentTurns } from '../rules/steadyLook.ts';

/** Why a look was not seen in its time: what was missing at the end of it; `TURN` where it was only that. */
export type Missing = Guidance | 'TURN';

/** Somebody did not look where they were asked to, and the page saw that. */
export class LookMissed extends Error {
  override readonly name = 'LookMissed';
  readonly missing: Missing;
  constructor(missing: Missing) {
    super(`The look was not seen: ${missing}.`);
    this.missing = missing;
  }
}

/** What sees faces on this device; null where nothing does, `COMING` while it is fetched. */
export type FaceSight = FaceDetector | 'COMING' | null;

export interface GuideParts {
  /** Where nothing sees the page only prompts. */
  readonly sight: () => FaceSight;
  readonly video: () => HTMLVideoElement | null;
  readonly onGuidance: (guidance: Guidance | null) => void;
  /** Ends with an `AbortError` when the signal does. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds that have passed, of a clock that only runs forward. */
  readonly clock: () => number;
}

/** Ends when somebody was seen to look where they were asked to, or where nothing sees them. */
export type ReachLook = (look: AskedLook, threshold: number) => Promise<TakenLook>;

/** Milliseconds in which the detector may come before the first look begins. */
const comesWithin = 6_000;
/** Milliseconds that somebody has to look where they are asked to, where nothing sees them. */
const unseen = 1_000;
/** Up to five attempts for each look (spec §9): of 1.5 s straight ahead, of 1 s for a turn. */
const longest = { STRAIGHT: 5 * 1_500, turn: 5 * 1_000 } as const;
/** Milliseconds without anybody after which the capture ends. */
const nobodyFor = 5_000;
/** Milliseconds between two looks, so that a tablet stays cool. */
const between = 60;

/** Looks for one capture. Rejects with `LookMissed` where a look was not seen in its time. */
export function createReachLook(parts: GuideParts): ReachLook {
  const { onGuidance, pause, clock } = parts;
  let baseline: number | null = null;
  return async (look, threshold) => {
    const asked = clock();
    while (look === 'STRAIGHT' && parts.sight() === 'COMING' && clock() < asked + comesWithin)
      await pause(between);
    const begin = clock();
    const end = begin + (look === 'STRAIGHT' ? longest.STRAIGHT : longest.turn);
    let recent: RecentTurns = [];
    let lastSeen = begin;
    let missing: Missing = 'NOBODY';
    while (clock() < end) {
      const sight = parts.sight();
      const video = parts.video();
      const isBlind = sight === null || sight === 'COMING' || video === null;
      if (isBlind || (look !== 'STRAIGHT' && baseline === null)) {
        await pause(unseen);
        return 'UNSEEN';
      }
      const frame = await sight.look(video, lookAt);
      if (frame !== null) {
        const judged =
          look === 'STRAIGHT' || baseline === null
            ? judgeStraight(recent, frame)
            : judgeTurn(recent, frame, { turn: look, baseline, threshold });
        recent = judged.recent;
        onGuidance(judged.guidance);
        if (judged.reached !== null) {
          if (look === 'STRAIGHT') baseline = judged.reached;
          return 'SEEN';
        }
        missing = judged.guidance ?? (look === 'STRAIGHT' ? 'STILL' : 'TURN');
        if (frame.faces.length > 0 || judged.guidance === 'DARK') lastSeen = clock();
        if (clock() - lastSeen > nobodyFor) break;
      }
      await pause(between);
    }
    throw new LookMissed(missing);
  };
}
