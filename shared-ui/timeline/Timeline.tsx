import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { palette } from '../theme/palette.ts';
import { text } from '../theme/text.ts';

export interface TimelineEntry {
  readonly key: string;
  /** Already formatted, for example `05:58`. */
  readonly time: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** What continues from here to the next entry; `planned` is in the future. */
  readonly state: 'work' | 'break' | 'now' | 'nowOnBreak' | 'planned' | 'off';
}

/** A vertical timeline of the day: times at the left, a line in the colour of the activity. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {entries.map(({ key, time, title, note, state }, index) => (
        <li key={key} className={styles.entry}>
          <span className={styles.time}>{time}</span>
          <span aria-hidden="true" className={styles.rail}>
            <span className={mergeClasses(styles.dot, styles[state])} />
            {index < entries.length - 1 && (
              <span className={mergeClasses(styles.line, styles[`${state}Line`])} />
            )}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  entry: { display: 'flex', gap: '14px' },
  time: { ...text.body, minWidth: '42px', textAlign: 'right', ...text.numbers },
  rail: {
    forcedColorAdjust: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    width: '12px',
    paddingTop: '4px',
  },
  dot: {
    flexShrink: 0,
    width: '12px',
    height: '12px',
    borderRadius: tokens.borderRadiusCircular,
  },
  line: { flexGrow: 1, width: '2px', marginBottom: '-4px' },
  words: { display: 'flex', flexDirection: 'column', paddingBottom: '12px', minWidth: 0 },
  title: { ...text.bodyStrong },
  note: { ...text.secondary, color: tokens.colorNeutralForeground3 },
  work: { backgroundColor: palette.workSolid },
  break: { backgroundColor: palette.breakSolid },
  now: {
    backgroundColor: palette.workSolid,
    boxShadow: `0 0 0 4px ${palette.status.work.tint}`,
  },
  nowOnBreak: {
    backgroundColor: palette.breakSolid,
    boxShadow: `0 0 0 4px ${palette.status.break.tint}`,
  },
  planned: { border: `2px solid ${tokens.colorNeutralForeground3}` },
  off: { border: `2px solid ${tokens.colorNeutralForeground3}` },
  workLine: { backgroundColor: palette.workSolid },
  breakLine: { backgroundColor: palette.breakSolid },
  nowLine: {
    backgroundImage: `repeating-linear-gradient(${tokens.colorNeutralStroke1} 0 4px, transparent 4px 8px)`,
  },
  nowOnBreakLine: {
    backgroundImage: `repeating-linear-gradient(${tokens.colorNeutralStroke1} 0 4px, transparent 4px 8px)`,
  },
  plannedLine: {
    backgroundImage: `repeating-linear-gradient(${tokens.colorNeutralStroke1} 0 4px, transparent 4px 8px)`,
  },
  offLine: { backgroundColor: tokens.colorNeutralStroke1 },
});
