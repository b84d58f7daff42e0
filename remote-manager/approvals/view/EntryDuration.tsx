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
  return pair.clockOut ? (
    <Seconds seconds={shownTime(pair, pair.clockOut.date, isAdjusted)} />
  ) : (
    <RunningDuration pair={pair} isAdjusted={isAdjusted} />
  );
}

function RunningDuration({ pair, isAdjusted }: EntryDurationProps) {
  const now = toInstant(useMinute().getTime());
  return <Seconds seconds={shownTime(pair, now, isAdjusted)} />;
}

function Seconds({ seconds }: { readonly seconds: number | null }) {
  const formats = useUserFormats();
  return seconds === null ? '–' : formats.duration(seconds);
}
