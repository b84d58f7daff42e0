import { localDay, shownSeconds } from 'shared-contracts';
import { useFeature, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useRemarkText } from '../../remarks/RemarkBadges.tsx';
import { remarksOf } from '../../remarks/remarksOf.ts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';
import type { Version } from '../rules/versionsOf.ts';
/** The columns in which changes are marked. */
export type MarkedColumn =
  | 'startDate'
  | 'clockIn'
  | 'clockOut'
  | 'duration'
  | 'timeType'
  | 'status';

/** A version as text, column by column. */
export interface VersionWords {
  readonly name: string;
  readonly corrected: string;
  readonly by: string;
  readonly info: string;
  /** The reasons of the change and of the decision. */
  readonly reason: string;
  readonly values: Readonly<Record<MarkedColumn, string>>;
  /** The previous text of a changed column; null if unchanged. */
  readonly before: Readonly<Record<MarkedColumn, string | null>>;
}

export function useVersionWords(): (version: Version) => VersionWords {
  const text = useText();
  const formats = useUserFormats();
  const remarkText = useRemarkText();

  function valuesOf(pair: TimePair): Record<MarkedColumn, string> {
    const { clockIn, clockOut, timeZone } = pair;
    return {
      startDate: formats.day(pair.startDate),
      clockIn: formats.time(clockIn.date, timeZone),
      clockOut: clockOut ? formats.time(clockOut.date, timeZone) : '–',
      duration: clockOut ? formats.duration(shownSeconds(pair, clockOut.date)) : '–',
      timeType: pair.timeType?.externalName ?? '–',
      status: text(`time.status.${pair.status}`),
    };
  }

  return ({ entry, pair, by, previous, label, number }) => {
    const values = valuesOf(pair);
    const old = previous && valuesOf(previous);
    const beforeOf = (column: MarkedColumn) =>
      old && old[column] !== values[column] ? old[column] : null;
    const day = localDay(entry.correctionDate, pair.timeZone);
    const reasons = [entry.reason?.description, pair.decision?.reason].filter(Boolean);
    return {
      name: label ? text(`time.history.${label}`) : text('time.history.version', { number }),
      corrected: `${formats.dateRange(day, day)}, ${formats.time(entry.correctionDate, pair.timeZone)}`,
      by: by ? `${by.firstName} ${by.lastName}` : text('time.history.clock'),
      info: remarksOf(pair).map(remarkText).join(', '),
      reason: reasons.join(' · ') || '–',
      values,
      before: {
        startDate: beforeOf('startDate'),
        clockIn: beforeOf('clockIn'),
        clockOut: beforeOf('clockOut'),
        duration: beforeOf('duration'),
        timeType: beforeOf('timeType'),
        status: beforeOf('status'),
      },
    };
  };
}

/** Whether the status is shown: only with approvals (spec §2). */
export function useShowsStatus(): boolean {
  return useFeature('APPROVE_TIME_PAIRS');
}
