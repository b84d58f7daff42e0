import type { FaceDetector } from 'shared-ui';
import type { AskedLook, TakenLook } from '../rules/capturePrompt.ts';
import type { Guidance } from '../rules/guidance.ts';
import { lookAt } from '../rules/seenFrame.ts';
import { isAway, judgeStraight, judgeTurn, type RecentTurns } from '../rules/steadyLook.ts';
import { pickTrail, type TrailFrame } from '../rules/pickTrail.ts';
import type { TrailCamera } from './createTrailCamera.ts';

/**
 * Why a look timed out: what was missing at its end; `TURN` if only that. `EARLY`: a turn before
 * the prompt, `OTHER_SIDE`: one to the wrong side.
 */
export type Missing = Guidance | 'TURN' | 'EARLY' | 'OTHER_SIDE';

/** The person did not look where asked, as the page saw. */
export class LookMissed extends Error {
  override readonly name = 'LookMissed';
  readonly missing: Missing;
  constructor(missing: Missing) {
    super(`The look was not seen: ${missing}.`);
    this.missing = missing;
  }
}

/** The face detector; null if unavailable, `COMING` while it loads. */
export type FaceSight = FaceDetector | 'COMING' | null;

export interface GuideParts {
  /** Without a detector the page only prompts. */
  readonly sight: () => FaceSight;
  readonly video: () => HTMLVideoElement | null;
  readonly onGuidance: (guidance: Guidance | null) => void;
  /** Rejects with an `AbortError` when the signal aborts. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  readonly trailCamera: TrailCamera;
}

/** Watches the looks of one capture. */
export interface LookGuide {
  /**
   * Resolves when the person was seen to look where asked, or without a detector.
   *
   * @param threshold the capture's `turn`: how much the face's ratio must change from straight ahead
   */
  reach(look: AskedLook, threshold: number): Promise<TakenLook>;
  /** Resolves after the person has looked straight ahead for that long. */
  hold(milliseconds: number, threshold: number): Promise<void>;
  /**
   * Call it with the picture of a turn: its last tile must be of the same moment, since the head
   * keeps moving.
   */
  endTurn(): void;
  /** How the head moved into the captured turns: the sheet for the server. */
  trail(): Promise<Blob>;
}

/** Milliseconds to wait for the detector before the first look. */
const comesWithin = 6_000;
/** Milliseconds for each look without a detector. */
const unseen = 1_000;
/** Up to five attempts for each look (spec §9): of 1.5 s straight ahead, of 1 s for a turn. */
const longest = { STRAIGHT: 5 * 1_500, turn: 5 * 1_000 } as const;
/** Milliseconds without a face after which the capture ends. */
const nobodyFor = 5_000;
/** Milliseconds between two frames, to keep tablets cool; fewer while following a turn. */
const between = 60;
const betweenTurned = 30;
/** Milliseconds between two tiles without a detector. */
const betweenUnseen = 100;

/** The guide of one capture. Rejects with `LookMissed` if a look times out. */
export function createLookGuide(parts: GuideParts): LookGuide {
  const { onGuidance, pause, clock, trailCamera } = parts;
  const trail = createTrail(trailCamera);
  let baseline: number | null = null;

  /** A turn without a detector: tiles are taken anyway, and the server checks them. */
  async function pass(milliseconds: number): Promise<TakenLook> {
    const end = clock() + milliseconds;
    while (clock() < end) {
      trail.note(null);
      await pause(Math.min(betweenUnseen, end - clock()));
    }
    trail.note(null);
    return 'UNSEEN';
  }

  async function watch(look: AskedLook, threshold: number): Promise<TakenLook> {
    const asked = clock();
    while (look === 'STRAIGHT' && parts.sight() === 'COMING' && clock() < asked + comesWithin)
      await pause(between);
    const begin = clock();
    const end = begin + (look === 'STRAIGHT' ? longest.STRAIGHT : longest.turn);
    let recent: RecentTurns = [];
    let lastSeen = begin;
    let missing: Missing = 'NOBODY';
    while (clock() < end) {
      const seen = seeing(parts);
      if (seen === null || (look !== 'STRAIGHT' && baseline === null)) return pass(unseen);
      const tile = look === 'STRAIGHT' ? null : trailCamera.take();
      const frame = await seen.sight.look(seen.video, lookAt);
      if (frame !== null) {
        const [face] = frame.faces;
        if (tile !== null && face !== undefined) trail.add({ tile, turn: face.turn });
        const judged =
          look === 'STRAIGHT' || baseline === null
            ? judgeStraight(recent, frame, baseline)
            : judgeTurn(recent, frame, { turn: look, baseline, threshold });
        recent = judged.recent;
        onGuidance(judged.guidance);
        if (judged.isOtherSide === true) throw new LookMissed('OTHER_SIDE');
        if (judged.reached !== null) {
          if (look === 'STRAIGHT') {
            baseline ??= judged.reached;
            if (face !== undefined) trailCamera.aim(face, frame);
          }
          return 'SEEN';
        }
        missing = judged.guidance ?? (look === 'STRAIGHT' ? 'STILL' : 'TURN');
        if (frame.faces.length > 0 || judged.guidance === 'DARK') lastSeen = clock();
        if (clock() - lastSeen > nobodyFor) break;
      }
      await pause(look === 'STRAIGHT' ? between : betweenTurned);
    }
    throw new LookMissed(missing);
  }

  return {
    reach: async (look, threshold) => {
      const taken = await watch(look, threshold);
      if (look === 'STRAIGHT') trail.forget();
      return taken;
    },
    endTurn: trail.endTurn,
    hold: async (milliseconds, threshold) => {
      const end = clock() + milliseconds;
      while (clock() < end) {
        const seen = seeing(parts);
        const frame = seen && (await seen.sight.look(seen.video, lookAt));
        const turn = frame?.faces[0]?.turn;
        if (baseline !== null && turn !== undefined && isAway(turn, baseline, threshold))
          throw new LookMissed('EARLY');
        await pause(Math.max(1, Math.min(between, end - clock())));
      }
      trail.forget();
      // The row of a turn starts straight ahead.
      trail.note(baseline);
    },
    trail: trail.sheet,
  };
}

/** Null without a detector. */
function seeing(parts: Pick<GuideParts, 'sight' | 'video'>) {
  const [sight, video] = [parts.sight(), parts.video()];
  return sight === null || sight === 'COMING' || video === null ? null : { sight, video };
}

/** The frames of a turn, and the rows of all turns. */
function createTrail(camera: TrailCamera) {
  let frames: TrailFrame[] = [];
  const rows: (readonly TrailFrame['tile'][])[] = [];
  const note = (turn: number | null): void => {
    const tile = camera.take();
    if (tile !== null) frames.push({ tile, turn });
  };
  return {
    /** Takes a tile now. */
    note,
    add: (frame: TrailFrame) => void frames.push(frame),
    forget: () => void (frames = []),
    endTurn(): void {
      note(frames.at(-1)?.turn ?? null);
      rows.push(pickTrail(frames));
      frames = [];
    },
    sheet: () => camera.sheet(rows),
  };
}
