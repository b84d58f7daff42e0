import { makeStyles, mergeClasses, palette, text as type, tokens } from 'shared-ui';
import type { DayShare } from '../rules/dayShares.ts';

export interface ShiftStripProps {
  readonly label: string;
  /** The times, already formatted. */
  readonly value: string;
  /** Absent for a shift that is not today's. */
  readonly shares?: readonly DayShare[];
  readonly start?: string;
  readonly end?: string;
}

/** The scheduled shift as a bar across the phone's foot, with what is done of it. */
export function ShiftStrip({ label, value, shares, start, end }: ShiftStripProps) {
  const styles = useStyles();
  return (
    <div className={styles.strip}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </div>
      {shares && (
        <div aria-hidden="true" className={styles.bar}>
          {shares.map(({ kind, from, to }) => (
            <span
              key={`${kind}${from}`}
              className={mergeClasses(styles.part, styles[kind])}
              style={{ left: percent(from), width: percent(to - from) }}
            />
          ))}
        </div>
      )}
      {(start || end) && (
        <div className={mergeClasses(styles.line, styles.notes)}>
          <span>{start}</span>
          <span>{end}</span>
        </div>
      )}
    </div>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}

const useStyles = makeStyles({
  strip: { display: 'flex', flexDirection: 'column', gap: '6px' },
  line: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  label: { ...type.body, color: tokens.colorNeutralForeground3 },
  value: { ...type.bodyStrong, ...type.numbers, textAlign: 'end' },
  notes: { ...type.caption, ...type.numbers, color: tokens.colorNeutralForeground3 },
  bar: {
    position: 'relative',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: palette.track,
    overflow: 'hidden',
  },
  part: { position: 'absolute', top: 0, bottom: 0 },
  work: { backgroundColor: palette.workSolid },
  break: {
    backgroundColor: palette.breakSolid,
    boxShadow: `inset 1px 0 ${tokens.colorNeutralBackground2}, inset -1px 0 ${tokens.colorNeutralBackground2}`,
  },
});
