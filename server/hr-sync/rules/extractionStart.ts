import {
  localDay,
  payCycleOn,
  type Instant,
  type LocalDate,
  type PayCycle,
} from 'shared-contracts';

/** Where a day begins and ends last on Earth. */
const lastZone = 'Etc/GMT+12';

/** The first day whose pay cycle has not ended everywhere; delivered time before it is extracted. */
export function extractionStart(payCycle: PayCycle, now: Instant): LocalDate {
  return payCycleOn(payCycle, localDay(now, lastZone)).startDate;
}
