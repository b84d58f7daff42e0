import type { components, Instant } from 'shared-contracts';
import {
  makeStyles,
  media,
  mergeClasses,
  palette,
  segmentColor,
  text as type,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { segmentLines } from '../rules/segmentLines.ts';

export interface SegmentListProps {
  readonly pair: components['schemas']['TimePair'];
  readonly now: Instant;
}

/** Work and breaks of an entry in turn, each with its times and how long it took. */
export function SegmentList({ pair, now }: SegmentListProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  return (
    <section className={styles.box} aria-label={text('history.segments')}>
      <h3 className={styles.title}>{text('history.segments')}</h3>
      <ul className={styles.list}>
        {segmentLines(pair, now).map(({ kind, name, start, end, seconds }) => (
          <li key={start} className={styles.line}>
            <span
              aria-hidden="true"
              className={styles.square}
              style={{ backgroundColor: segmentColor(kind === 'break' ? 'BREAK' : 'SHIFT') }}
            />
            <span className={styles.name}>
              {kind === 'break' ? text('history.break') : (name ?? text('history.work'))}
            </span>
            <span className={mergeClasses(styles.times, !formats.is24Hour && styles.below)}>
              {formats.timeRange(start, end, pair.timeZone)}
            </span>
            <span className={styles.duration}>
              {seconds === null ? '–' : formats.duration(seconds)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const useStyles = makeStyles({
  box: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [media.phone]: { padding: 0, border: 'none', backgroundColor: 'transparent' },
  },
  title: { ...type.bodyStrong, margin: '0 0 8px', [media.phone]: { display: 'none' } },
  list: {
    display: 'grid',
    gridTemplateColumns: '10px minmax(0, 1fr) auto minmax(84px, auto)',
    columnGap: '12px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  line: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: '32px',
  },
  square: {
    width: '10px',
    height: '10px',
    borderRadius: '3px',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${palette.status.break.text} 20%, transparent)`,
  },
  name: { ...type.body, overflowWrap: 'break-word' },
  times: { ...type.body, ...type.numbers, textAlign: 'end', color: tokens.colorNeutralForeground3 },
  /** Times with AM and PM leave no room beside the name on a phone. */
  below: { [media.phone]: { gridRow: 2, gridColumn: '2 / -1', textAlign: 'start' } },
  duration: {
    ...type.body,
    ...type.numbers,
    gridColumn: -2,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
});
