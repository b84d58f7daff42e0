import { makeStyles, media, mergeClasses, palette, tokens, VisuallyHidden } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import { isEnding } from '../rules/secondsLeft.ts';

export interface CountdownRingProps {
  /** Seconds left. */
  readonly left: number;
  /** The initial number of seconds. */
  readonly of: number;
}

/** `Closes by itself` and the seconds left, as a ring and a number; warns below ten. */
export function CountdownRing({ left, of }: CountdownRingProps) {
  const text = useText();
  const styles = useStyles();
  const ending = isEnding(left);
  const words = text(ending ? 'terminal.closing' : 'terminal.closes');
  return (
    <div className={mergeClasses(styles.countdown, ending && styles.ending)}>
      <span className={styles.words}>{words}</span>
      <svg viewBox="-35 -35 70 70" className={styles.ring} aria-hidden="true" focusable="false">
        <circle r="32" className={styles.track} />
        <circle
          r="32"
          pathLength={of}
          strokeDasharray={`${left} ${of}`}
          transform="rotate(-90)"
          className={mergeClasses(styles.left, ending && styles.leftEnding)}
        />
        <text textAnchor="middle" dy="0.36em" className={styles.number}>
          {left}
        </text>
      </svg>
      <VisuallyHidden live="polite">{ending ? words : ''}</VisuallyHidden>
    </div>
  );
}

const useStyles = makeStyles({
  countdown: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    marginLeft: 'auto',
    color: tokens.colorNeutralForeground2,
  },
  ending: { color: palette.status.warning.text },
  words: {
    fontSize: '16px',
    lineHeight: '22px',
    textAlign: 'right',
    [media.phone]: { maxWidth: '110px', fontSize: '14px', lineHeight: '20px' },
  },
  ring: {
    width: '70px',
    height: '70px',
    flexShrink: 0,
    [media.phone]: { width: '56px', height: '56px' },
    [lowScreen.phone]: { width: '56px', height: '56px' },
  },
  track: { fill: 'none', stroke: palette.track, strokeWidth: '6' },
  left: { fill: 'none', stroke: tokens.colorBrandForeground1, strokeWidth: '6' },
  leftEnding: { stroke: 'currentColor' },
  number: {
    fill: 'currentColor',
    fontSize: '24px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});
