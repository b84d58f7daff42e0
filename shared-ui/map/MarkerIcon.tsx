import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import {
  DrinkCoffeeFilled,
  DrinkCoffeeRegular,
  LocationFilled,
  PlayFilled,
  StopFilled,
} from '../icons.ts';
import { palette } from '../theme/palette.ts';
import type { Meaning } from '../theme/statusColors.ts';
import type { MarkerKind } from './mapContent.ts';

/** The icon of a marker, on the map and in its key. */
export function MarkerIcon({ kind }: { readonly kind: MarkerKind }) {
  const styles = useStyles();
  const { icon, meaning } = looks[kind];
  const { text: color, tint } = palette.status[meaning];
  return (
    <span aria-hidden="true" className={styles.icon} style={{ color, backgroundColor: tint }}>
      {icon}
    </span>
  );
}

/** A marker's size on the map in pixels. */
export const markerSize = 32;

const looks: Readonly<Record<MarkerKind, { icon: ReactElement; meaning: Meaning }>> = {
  'clock-in': { icon: <PlayFilled />, meaning: 'work' },
  'clock-out': { icon: <StopFilled />, meaning: 'work' },
  'break-in': { icon: <DrinkCoffeeFilled />, meaning: 'break' },
  'break-out': { icon: <DrinkCoffeeRegular />, meaning: 'break' },
  current: { icon: <LocationFilled />, meaning: 'pending' },
};

const useStyles = makeStyles({
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: `${markerSize}px`,
    height: `${markerSize}px`,
    borderRadius: tokens.borderRadiusCircular,
    border: '2px solid currentColor',
    fontSize: '16px',
  },
});
