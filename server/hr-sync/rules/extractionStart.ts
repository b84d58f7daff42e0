import {
  localDay,
  payCycleOn,
  type Instant,
  type LocalDate,
  type PayCycle,
} from 'shared-contracts';

/** The time zone in which days begin and end last. */
const lastZone = 'Etc/GMT+12';

/**
 * The first day whose pay cycle has not ended in every time zone; delivered time before it is
 * extracted.
 */
export function extractionStart(payCycle: PayCycle, now: Instant): LocalDate {
  return payCycleOn(payCycle, localDay(now, lastZone)).startDate;
}
