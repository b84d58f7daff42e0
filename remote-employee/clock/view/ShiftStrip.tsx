import { makeStyles, mergeClasses, text as type, tokens } from 'shared-ui';
import { ShareBar } from 'shared-ui/share-bar';
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

/** The scheduled shift as a bar at the bottom of the phone, with its progress. */
export function ShiftStrip({ label, value, shares, start, end }: ShiftStripProps) {
  const styles = useStyles();
  return (
    <div className={styles.strip}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </div>
      {shares && <ShareBar shares={shares} />}
      {(start || end) && (
        <div className={mergeClasses(styles.line, styles.notes)}>
          <span>{start}</span>
          <span>{end}</span>
        </div>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  strip: { display: 'flex', flexDirection: 'column', gap: '6px' },
  line: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  label: { ...type.body, color: tokens.colorNeutralForeground3 },
  value: { ...type.bodyStrong, ...type.numbers, textAlign: 'end' },
  notes: { ...type.caption, ...type.numbers, color: tokens.colorNeutralForeground3 },
});
