/** Seconds from which on a countdown warns. */
const warnsFrom = 10;

/** Whole seconds until an end, both in milliseconds; 0 once it is there. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Milliseconds until another second is shown; never 0. */
export function untilNextSecond(endsAt: number, now: number): number {
  return Math.max(1, (endsAt - now) % 1000 || 1000);
}

export function isEnding(seconds: number): boolean {
  return seconds < warnsFrom;
}
