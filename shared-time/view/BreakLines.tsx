import type { ReactNode } from 'react';
import { breaksOf } from 'shared-contracts';
import { makeStyles, segmentColor, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../messages/useText.ts';
import type { SegmentTimePair, TimePair } from '../rules/TimeDialogRequest.ts';

export interface BreakLinesProps {
  readonly shift: TimePair;
  /** Buttons at the end of a line. */
  readonly actions?: (segment: SegmentTimePair, times: string) => ReactNode;
}

/** The breaks of a shift in turn, each with its times and how long it took. */
export function BreakLines({ shift, actions }: BreakLinesProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  return (
    <ul className={styles.list}>
      {breaksOf(shift).map((segment) => {
        const { segmentTimePairId, clockIn, clockOut, duration } = segment;
        const times = formats.timeRange(clockIn.date, clockOut?.date ?? null, shift.timeZone);
        return (
          <li key={segmentTimePairId} className={styles.line}>
            <span
              aria-hidden="true"
              className={styles.square}
              style={{ backgroundColor: segmentColor('BREAK') }}
            />
            <span className={styles.words}>
              <span>{text('time.break')}</span> <span className={styles.times}>{times}</span>
            </span>
            <span className={styles.duration}>
              {duration === null ? text('time.segments.running') : formats.duration(duration)}
            </span>
            {actions?.(segment, times)}
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
  square: { width: '10px', height: '10px', borderRadius: tokens.borderRadiusSmall },
  words: { ...type.body, flexGrow: 1, display: 'flex', flexWrap: 'wrap', columnGap: '10px' },
  times: { ...type.numbers, color: tokens.colorNeutralForeground2 },
  duration: { ...type.bodyStrong, ...type.numbers, whiteSpace: 'nowrap' },
});
