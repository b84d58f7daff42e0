import type { EarlyPress } from 'shared-contracts/early-press';
import { deviceClock, type Reading } from 'shared-time/device-clock';

/** What the device's clocks said when the painted disc was pressed, maybe in a page before this one. */
export function readingOf({ wall, monotonic, origin }: EarlyPress): Reading {
  const isThisPage = origin === performance.timeOrigin;
  return { wall, monotonic, page: isThisPage ? deviceClock.read().page : `painted ${origin}` };
}
