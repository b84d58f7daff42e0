/** Seconds left at which a countdown starts to warn. */
const warnsFrom = 10;

/** Whole seconds until an end, both in milliseconds; 0 once it has passed. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Milliseconds until the displayed second changes; never 0. */
export function untilNextSecond(endsAt: number, now: number): number {
  return Math.max(1, (endsAt - now) % 1000 || 1000);
}

export function isEnding(seconds: number): boolean {
  return seconds < warnsFrom;
}
