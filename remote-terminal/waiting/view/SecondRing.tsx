import { makeStyles, mergeClasses } from 'shared-ui';
import { secondTicks } from '../rules/secondTicks.ts';

/** The seconds of the minute as a ring of ticks; decorative, the time is also text. */
export function SecondRing({ second }: { readonly second: number }) {
  const styles = useStyles();
  return (
    <svg className={styles.ring} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {secondTicks(second).map((tick) => (
        <line
          key={tick.second}
          y1={tick.isHour ? -92 : -95}
          y2={-99}
          transform={`rotate(${tick.angle})`}
          className={mergeClasses(styles.tick, tick.isLit && styles.lit)}
        />
      ))}
    </svg>
  );
}

const useStyles = makeStyles({
  ring: {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    margin: 'auto',
    width: 'min(92vmin, 880px)',
    height: 'min(92vmin, 880px)',
  },
  tick: {
    stroke: 'currentColor',
    strokeWidth: '1',
    strokeLinecap: 'round',
    opacity: 0.16,
    transitionProperty: 'opacity',
    transitionDuration: '300ms',
    transitionTimingFunction: 'linear',
  },
  lit: { opacity: 0.9 },
});
