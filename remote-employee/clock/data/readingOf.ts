import type { EarlyPress } from 'shared-contracts/early-press';
import { deviceClock } from '../../shift/data/deviceClock.ts';
import type { Reading } from '../../shift/rules/reading.ts';

/** What the device's clocks said when the painted disc was pressed, maybe in a page before this one. */
export function readingOf({ wall, monotonic, origin }: EarlyPress): Reading {
  const isThisPage = origin === performance.timeOrigin;
  return { wall, monotonic, page: isThisPage ? deviceClock.read().page : `painted ${origin}` };
}
