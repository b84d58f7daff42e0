import type { components, Instant } from 'shared-contracts';
import {
  makeStyles,
  media,
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
            <span className={styles.times}>{formats.timeRange(start, end, pair.timeZone)}</span>
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
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '10px minmax(0, 1fr) auto minmax(84px, auto)',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '32px',
  },
  square: {
    width: '10px',
    height: '10px',
    borderRadius: '3px',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${palette.status.break.text} 20%, transparent)`,
  },
  name: { ...type.body, overflowWrap: 'anywhere' },
  times: { ...type.body, ...type.numbers, color: tokens.colorNeutralForeground3 },
  duration: { ...type.body, ...type.numbers, textAlign: 'end', whiteSpace: 'nowrap' },
});
