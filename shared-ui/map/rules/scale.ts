import { limits, type DistanceUnit } from 'shared-contracts';

const feetPerMile = 5280;

export interface Scale {
  readonly meters: number;
  readonly pixels: number;
}

/**
 * The longest round length (1, 2 or 5 times a power of ten, in metres or feet, from a mile in
 * miles) that fits into that many pixels.
 */
export function scaleWithin(pixels: number, metersPerPixel: number, unit: DistanceUnit): Scale {
  const longest = pixels * metersPerPixel;
  const meters = roundLength(longest, unit);
  return { meters, pixels: meters / metersPerPixel };
}

function roundLength(meters: number, unit: DistanceUnit): number {
  if (unit === 'metric') return roundBelow(meters);
  const feet = meters * limits.feetPerMeter;
  const round =
    feet < feetPerMile ? roundBelow(feet) : roundBelow(feet / feetPerMile) * feetPerMile;
  return round / limits.feetPerMeter;
}

function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [5, 2, 1].find((each) => each * power <= value) ?? 1;
  return factor * power;
}
