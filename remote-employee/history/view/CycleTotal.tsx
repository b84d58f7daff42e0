import { makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface CycleTotalProps {
  /** Seconds. */
  readonly worked: number;
  /** 0 if there is nothing to compare with. */
  readonly planned: number;
}

/** `51 h 36 min of 80 h`. */
export function CycleTotal({ worked, planned }: CycleTotalProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const time = (
    <strong key="time" className={styles.worked}>
      {formats.duration(worked)}
    </strong>
  );
  if (planned === 0) return <span className={styles.total}>{time}</span>;
  return (
    <span className={styles.total}>
      {text.rich('history.total', { time, planned: formats.hours(planned) })}
    </span>
  );
}

const useStyles = makeStyles({
  total: { ...type.body, ...type.numbers, whiteSpace: 'nowrap' },
  worked: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});
