import { localDay, type components, type LocalDate } from 'shared-contracts';
import { shownShift, type ShownShift } from '../../shift/rules/shownShift.ts';

type TimePair = components['schemas']['TimePair'];

/**
 * The shifts that belong on the screen of a day, in order: those that began or ended on it, and the
 * one that is open, as the clock shows it. `shown` are that one and those that were just ended.
 */
export function shiftsOfDay(
  pairs: readonly TimePair[],
  shown: readonly ShownShift[],
  day: LocalDate,
): ShownShift[] {
  const ended = pairs
    .filter((pair) => pair.clockOut !== null && shown.every(({ id }) => id !== pair.id))
    .filter((pair) => pair.startDate === day || lastDay(pair) === day)
    .map(shownShift);
  return [...ended, ...shown].toSorted((a, b) => a.clockIn.date.localeCompare(b.clockIn.date));
}

function lastDay({ clockOut, timeZone }: TimePair): LocalDate | null {
  return clockOut && localDay(clockOut.date, timeZone);
}
