import { isAnother, nearFace, type NearFace } from '../../faces/rules/nearFace.ts';
import type { SeenFrame } from '../../faces/rules/seenFrame.ts';

/** What was seen before the waiting wall so far. */
export interface Presence {
  /** Looks in a row that saw somebody, half a second apart. */
  readonly looks: number;
  /** Looks for which whoever stands there does not wake the wall. */
  readonly rest: number;
  /** How often they have woken it. */
  readonly wakings: number;
  readonly last: NearFace | null;
}

/** An empty place: whoever comes wakes the wall. */
export const noPresence: Presence = { looks: 0, rest: 0, wakings: 0, last: null };

const looksToWake = 2;
/** Who was not recognised may try again after 5 s, who was served is left alone for 20 s. */
const rests = { WOKEN: 10, TRIED: 10, SERVED: 40 } as const;
/** Who only stands there is asked so often, then no more. */
const mostWakings = 3;

/** Each look of the waiting wall. */
export function seePresence(before: Presence, frame: SeenFrame): Presence {
  const last = nearFace(frame);
  if (last === null) return noPresence;
  const { rest, wakings } = isAnother(before.last, last) ? noPresence : before;
  return { looks: before.looks + 1, rest: Math.max(0, rest - 1), wakings, last };
}

/** Somebody has woken the wall, has tried to say who they are, or was served, and may still stand there. */
export function begun(before: Presence, how: keyof typeof rests): Presence {
  const wakings = before.wakings + (how === 'WOKEN' ? 1 : 0);
  return { looks: 0, rest: rests[how], wakings, last: null };
}

/** Whether the wall asks whoever stands there to look into the camera. */
export function wakes({ looks, rest, wakings }: Presence): boolean {
  return rest === 0 && looks >= looksToWake && wakings < mostWakings;
}
