import { makeStyles, palette, tokens } from 'shared-ui';
import { linePoints } from '../rules/linePoints.ts';

export interface SparklineProps {
  /** A description of the chart. */
  readonly label: string;
  readonly values: readonly number[];
  /** Drawn on top in the failure colour, on the same scale. */
  readonly failures?: readonly number[];
}

const width = 160;
const height = 32;

/** A small line chart without axes; the label carries the information. */
export function Sparkline({ label, values, failures }: SparklineProps) {
  const styles = useStyles();
  const most = Math.max(1, ...values, ...(failures ?? []));
  const points = (line: readonly number[]) => linePoints(line, most, { width, height });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-1 -2 ${width + 2} ${height + 4}`}
      preserveAspectRatio="none"
      className={styles.chart}
    >
      <polyline points={points(values)} className={styles.line} />
      {failures?.some((count) => count > 0) && (
        <polyline
          points={points(failures)}
          className={styles.line}
          style={{ stroke: palette.status.rejected.text }}
        />
      )}
    </svg>
  );
}

const useStyles = makeStyles({
  chart: { display: 'block', width: '100%', height: '36px' },
  line: {
    fill: 'none',
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '1.5px',
    vectorEffect: 'non-scaling-stroke',
    strokeLinejoin: 'round',
  },
});
