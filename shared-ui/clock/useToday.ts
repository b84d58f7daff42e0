import { localDay, type LocalDate } from 'shared-contracts';
import { useMinute } from './useMinute.ts';

/** The calendar day in the zone by the device's clock; a page left open goes on with the next one. */
export function useToday(timeZone: string): LocalDate {
  return localDay(useMinute().toISOString(), timeZone);
}
