import { limits, type DistanceUnit, type Locale } from 'shared-contracts';

/** Formats metres as whole metres or feet, from 1,000 m or a mile as kilometres or miles. */
export function formatDistance(meters: number, unit: DistanceUnit, locale: Locale): string {
  if (unit === 'metric') {
    return meters < 999.5 ? inUnit(meters, 'meter') : inUnit(meters / 1000, 'kilometer', 1);
  }
  const feet = meters * limits.feetPerMeter;
  return feet < feetPerMile ? inUnit(feet, 'foot') : inUnit(feet / feetPerMile, 'mile', 1);

  function inUnit(value: number, name: string, digits = 0): string {
    return value.toLocaleString(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    });
  }
}

const feetPerMile = 5280;
