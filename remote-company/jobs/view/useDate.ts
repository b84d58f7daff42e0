import type { LocalDate } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';

/** A date with its year: `1 Mar 2026`. */
export function useDate(): (date: LocalDate) => string {
  const { dateRange } = useUserFormats();
  return (date) => dateRange(date, date, true);
}
