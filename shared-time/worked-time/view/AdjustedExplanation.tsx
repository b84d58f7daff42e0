import type { components } from 'shared-contracts';
import { makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';
import { detailStyles } from './detailStyles.ts';

type AdjustedVersion = components['schemas']['AdjustedVersion'];
type Stretch = AdjustedVersion['minutes'][number];

export interface AdjustedExplanationProps {
  readonly version: AdjustedVersion;
  readonly timeZone: string;
}

/** The rule behind each part of the adjusted time (decisions: adjusted time). */
export function AdjustedExplanation({ version, timeZone }: AdjustedExplanationProps) {
  const styles = useStyles();
  const text = usePageText();
  const formats = useUserFormats();
  const title = text('adjusted');
  return (
    <section className={styles.box} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.quiet}>
          {formats.timeRange(version.clockIn, version.clockOut, timeZone)}
        </span>
        <strong className={styles.sum}>{formats.duration(version.duration)}</strong>
      </header>
      <ul className={styles.list}>
        {version.minutes.map((stretch) => (
          <li key={stretch.startTime} className={styles.line}>
            <span className={styles.quiet}>
              {formats.timeRange(stretch.startTime, stretch.endTime, timeZone)}
            </span>
            <span className={styles.words}>{wordsOf(stretch)}</span>
            <span className={styles.duration}>
              {signs[stretch.kind]}
              {formats.duration(stretch.minuteDuration * 60)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

  function wordsOf({ rule, values, kind }: Stretch): string {
    if (rule === 'EARLY_LOGIN' || rule === 'PRE_SHIFT_OVERTIME' || rule === 'OVERTIME')
      return text(kind === 'REMOVED' ? `adjusted.${rule}.none` : `adjusted.${rule}`);
    return text(`adjusted.${rule}`, values);
  }
}

const signs = { ADDED: '+ ', REMOVED: '− ', KEPT: '' } as const;

const useStyles = makeStyles({
  box: { ...detailStyles.box, gridColumn: '1 / -1', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 10px' },
  title: { ...type.bodyStrong, margin: 0 },
  sum: { ...type.bodyStrong, ...type.numbers, marginLeft: 'auto' },
  quiet: { ...type.body, ...type.numbers, color: tokens.colorNeutralForeground3 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '16px',
    margin: '8px 0 0',
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
  words: { ...type.body, overflowWrap: 'break-word' },
  duration: { ...type.body, ...type.numbers, textAlign: 'end', whiteSpace: 'nowrap' },
});
