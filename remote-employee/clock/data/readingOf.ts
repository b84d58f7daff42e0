import type { EarlyPress } from 'shared-contracts/early-press';
import { deviceClock, type Reading } from 'shared-time/device-clock';

/** The device's clocks when the painted disc was pressed, possibly in an earlier page. */
export function readingOf({ wall, monotonic, origin }: EarlyPress): Reading {
  const isThisPage = origin === performance.timeOrigin;
  return { wall, monotonic, page: isThisPage ? deviceClock.read().page : `painted ${origin}` };
}
