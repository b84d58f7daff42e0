/** What the device's clocks say at one moment. */
export interface Reading {
  /** Epoch milliseconds by the device, which may be wrong and may be set while a punch waits. */
  readonly wall: number;
  /** Milliseconds of the page's own clock: nobody sets it, but it may stand still during sleep. */
  readonly monotonic: number;
  /** The page whose own clock that is. */
  readonly page: string;
}

/** A reading beside which the server's time is known. */
export interface ServerReading extends Reading {
  /** Epoch milliseconds by the server. */
  readonly server: number;
}

/** When a punch was made: the device's clocks and, where it was known, the server's time. */
export interface PressReading extends Reading {
  readonly server: number | null;
}

/** Milliseconds by which both clocks may differ before one of them is doubted. */
const tolerance = 2_000;

/**
 * Milliseconds from one reading to a later one, as well as the device alone can tell: a clock that
 * was set back is overruled by the page's own, one that stood still during sleep by the device's.
 */
export function elapsedBetween(from: Reading, to: Reading): number {
  const byWall = to.wall - from.wall;
  const byPage = from.page === to.page ? to.monotonic - from.monotonic : 0;
  return Math.max(0, byWall, byPage);
}

/** Whether both clocks agree on the time between; they cannot over a restart. */
export function isCertain(from: Reading, to: Reading): boolean {
  if (from.page !== to.page) return false;
  return Math.abs(to.wall - from.wall - (to.monotonic - from.monotonic)) <= tolerance;
}

/** The server's time at a later reading. */
export function serverTimeAt(known: ServerReading, now: Reading): number {
  return known.server + elapsedBetween(known, now);
}
