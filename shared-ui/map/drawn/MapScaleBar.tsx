import { makeStyles, tokens } from '@fluentui/react-components';
import type { DistanceUnit } from 'shared-contracts';
import { text } from '../../theme/text.ts';
import { scaleWithin } from '../rules/scale.ts';

export interface MapScaleBarProps {
  readonly metersPerPixel: number;
  readonly unit: DistanceUnit;
  readonly distance: (meters: number) => string;
}

/** The map's scale. */
export function MapScaleBar({ metersPerPixel, unit, distance }: MapScaleBarProps) {
  const styles = useStyles();
  const { meters, pixels } = scaleWithin(120, metersPerPixel, unit);
  return (
    <div className={styles.scale}>
      <span>{distance(meters)}</span>
      <span className={styles.bar} style={{ width: `${pixels}px` }} />
    </div>
  );
}

const useStyles = makeStyles({
  scale: {
    ...text.captionStrong,
    ...text.numbers,
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '2px 6px 5px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  bar: {
    boxSizing: 'border-box',
    height: '5px',
    border: '2px solid currentColor',
    borderTopStyle: 'none',
  },
});
