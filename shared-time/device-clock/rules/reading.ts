/** The device's clocks at one moment. */
export interface Reading {
  /** Epoch milliseconds by the device; possibly wrong, and can change while a punch waits. */
  readonly wall: number;
  /** Milliseconds of the page's monotonic clock: never set, but can stop during sleep. */
  readonly monotonic: number;
  /** The page that the monotonic clock belongs to. */
  readonly page: string;
}

/** A reading with the server's time at that moment. */
export interface ServerReading extends Reading {
  /** Epoch milliseconds by the server. */
  readonly server: number;
}

/** When a punch was made: the device's clocks and, if known, the server's time. */
export interface PressReading extends Reading {
  readonly server: number | null;
}

/** Milliseconds by which the two clocks can differ before one of them is doubted. */
const tolerance = 2_000;

/**
 * Elapsed milliseconds between two readings, as far as the device can tell: the monotonic clock
 * overrules a device clock that was set back; the device clock overrules a monotonic one that
 * stopped during sleep.
 */
export function elapsedBetween(from: Reading, to: Reading): number {
  const byWall = to.wall - from.wall;
  const byPage = from.page === to.page ? to.monotonic - from.monotonic : 0;
  return Math.max(0, byWall, byPage);
}

/** Whether both clocks agree on the elapsed time; they cannot across a restart. */
export function isCertain(from: Reading, to: Reading): boolean {
  if (from.page !== to.page) return false;
  return Math.abs(to.wall - from.wall - (to.monotonic - from.monotonic)) <= tolerance;
}

/** The server's time at a later reading. */
export function serverTimeAt(known: ServerReading, now: Reading): number {
  return known.server + elapsedBetween(known, now);
}
