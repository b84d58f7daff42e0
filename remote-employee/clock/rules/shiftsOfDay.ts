import { localDay, type components, type LocalDate } from 'shared-contracts';
import { shownShift, type ShownShift } from '../../shift/rules/shownShift.ts';

type TimePair = components['schemas']['TimePair'];

/**
 * The shifts of a day on the screen, in order: those that began or ended on it, and the open one as
 * the clock shows it. `shown` are the open one and those just ended.
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
