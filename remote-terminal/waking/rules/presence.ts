import { isAnother, nearFace, type NearFace } from '../../faces/rules/nearFace.ts';
import type { SeenFrame } from '../../faces/rules/seenFrame.ts';

/** What was seen in front of the waiting wall so far. */
export interface Presence {
  /** Consecutive frames with a person, half a second apart. */
  readonly looks: number;
  /** Number of frames for which the person does not wake the wall. */
  readonly rest: number;
  /** How often they have woken it. */
  readonly wakings: number;
  readonly last: NearFace | null;
}

/** Nobody there: the next person wakes the wall. */
export const noPresence: Presence = { looks: 0, rest: 0, wakings: 0, last: null };

const looksToWake = 2;
/**
 * After a failed identification the person can retry in 5 s; a served person is left alone for 20
 * s.
 */
const rests = { WOKEN: 10, TRIED: 10, SERVED: 40 } as const;
/** Maximum number of wake-ups for a person who only stands there. */
const mostWakings = 3;

/** Updates with a frame of the waiting wall. */
export function seePresence(before: Presence, frame: SeenFrame): Presence {
  const last = nearFace(frame);
  if (last === null) return noPresence;
  const { rest, wakings } = isAnother(before.last, last) ? noPresence : before;
  return { looks: before.looks + 1, rest: Math.max(0, rest - 1), wakings, last };
}

/** The person has woken the wall, tried to identify, or was served, and may still be there. */
export function begun(before: Presence, how: keyof typeof rests): Presence {
  const wakings = before.wakings + (how === 'WOKEN' ? 1 : 0);
  return { looks: 0, rest: rests[how], wakings, last: null };
}

/** Whether the wall asks the person to look into the camera. */
export function wakes({ looks, rest, wakings }: Presence): boolean {
  return rest === 0 && looks >= looksToWake && wakings < mostWakings;
}
