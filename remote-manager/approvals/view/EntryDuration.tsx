import { toInstant } from 'shared-contracts';
import { shownTime } from 'shared-time/worked-time';
import { useMinute, useUserFormats } from 'shared-ui';
import type { TimePair } from '../rules/timePairs.ts';

export interface EntryDurationProps {
  readonly pair: TimePair;
  /** By the company's rules, where they have been applied. */
  readonly isAdjusted: boolean;
}

/** How long was worked, until now while it goes on. */
export function EntryDuration({ pair, isAdjusted }: EntryDurationProps) {
  const formats = useUserFormats();
  const now = toInstant(useMinute().getTime());
  const seconds = shownTime(pair, now, isAdjusted);
  return seconds === null ? '–' : formats.duration(seconds);
}
