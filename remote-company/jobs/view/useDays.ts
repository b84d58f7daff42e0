import type { OpenRange } from 'shared-contracts/company-file/companyFile.ts';
import { deviceTimeZone, useToday } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useDate } from './useDate.ts';

/** A range of days in words: `since 1 Mar 2026`, `1 Mar 2026 – 30 Jun 2026`. */
export function useDays(): (range: OpenRange) => string {
  const text = useText();
  const dateOf = useDate();
  const today = useToday(deviceTimeZone());
  return ({ startDate, endDate }) =>
    endDate === undefined
      ? text(startDate > today ? 'jobs.coming' : 'jobs.since', { from: dateOf(startDate) })
      : text('jobs.fromTo', { from: dateOf(startDate), to: dateOf(endDate) });
}
