import type { ReactNode } from 'react';
import { segmentsOf, shownNet } from 'shared-contracts';
import { makeStyles, segmentColor, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { useSegmentName } from '../worked-time/view/useSegmentName.ts';
import type { SegmentTimePair, TimePair } from '../rules/TimeDialogRequest.ts';

export interface SegmentLinesProps {
  readonly shift: TimePair;
  /** Buttons at the end of a line. */
  readonly actions?: (segment: SegmentTimePair, times: string, name: string) => ReactNode;
}

/** The segments of a shift in order, each with its times and duration. */
export function SegmentLines({ shift, actions }: SegmentLinesProps) {
  const styles = useStyles();
  const text = useText();
  const nameOf = useSegmentName();
  const formats = useUserFormats();
  return (
    <ul className={styles.list}>
      {segmentsOf(shift).map((segment) => {
        const { segmentTimePairId, pairType, clockIn, clockOut } = segment;
        const duration = clockOut && shownNet({ start: clockIn.date, end: clockOut.date });
        const times = formats.timeRange(clockIn.date, clockOut?.date ?? null, shift.timeZone);
        return (
          <li key={segmentTimePairId} className={styles.line}>
            <span
              aria-hidden="true"
              className={styles.square}
              style={{ backgroundColor: segmentColor(pairType) }}
            />
            <span className={styles.words}>
              <span>{nameOf(segment)}</span> <span className={styles.times}>{times}</span>
            </span>
            <span className={styles.duration}>
              {duration === null ? text('time.segments.running') : formats.duration(duration)}
            </span>
            {actions?.(segment, times, nameOf(segment))}
          </li>
        );
      })}
    </ul>
  );
}

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    minHeight: '44px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTop: 'none' },
  },
  square: {
    forcedColorAdjust: 'none',
    width: '10px',
    height: '10px',
    borderRadius: tokens.borderRadiusSmall,
  },
  words: { ...type.body, flexGrow: 1, display: 'flex', flexWrap: 'wrap', columnGap: '10px' },
  times: { ...type.numbers, color: tokens.colorNeutralForeground2 },
  duration: { ...type.bodyStrong, ...type.numbers, whiteSpace: 'nowrap' },
});
