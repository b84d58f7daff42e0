import {
  payCycleOn,
  previousPayCycle,
  type DateRange,
  type LocalDate,
  type PayCycle,
} from 'shared-contracts';

/** The pay cycle that a manager who looks at these days signs off: the last of them that is over. */
export function cycleToSign(
  payCycle: PayCycle,
  { endDate }: DateRange,
  today: LocalDate,
): DateRange {
  const shown = payCycleOn(payCycle, endDate < today ? endDate : today);
  return shown.endDate < today ? shown : previousPayCycle(payCycle, shown.startDate);
}
