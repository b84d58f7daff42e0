import { dateOfInstant, type PlainDate } from '../format/formatDate.ts';
import { useMinute } from './useMinute.ts';

/** The calendar day in the zone by the device's clock; a page left open goes on with the next one. */
export function useToday(timeZone: string): PlainDate {
  return dateOfInstant(useMinute().toISOString(), timeZone);
}
