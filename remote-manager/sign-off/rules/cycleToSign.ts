import {
  payCycleOn,
  previousPayCycle,
  type DateRange,
  type LocalDate,
  type PayCycle,
} from 'shared-contracts';

/** The pay cycle that a manager signs off from these days: the last one that is over. */
export function cycleToSign(
  payCycle: PayCycle,
  { endDate }: DateRange,
  today: LocalDate,
): DateRange {
  const shown = payCycleOn(payCycle, endDate < today ? endDate : today);
  return shown.endDate < today ? shown : previousPayCycle(payCycle, shown.startDate);
}
