import type { Position } from 'shared-contracts';

/** A position as people read and type it, to a tenth of a metre: `53.5461, 9.9661`. */
export function coordinatesText({ latitude, longitude }: Position): string {
  return [latitude, longitude].map((degree) => Number(degree.toFixed(6))).join(', ');
}

/**
 * The position that was typed or pasted from a map: two numbers, with decimal points or commas, or
 * with N, S, E and W; null if it is none.
 */
export function parseCoordinates(typed: string): Position | null {
  const text = typed.trim().toUpperCase();
  const pattern = text.includes('.') ? withPoints : withCommas;
  const [, latitude, north, longitude, east] = pattern.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const position = {
    latitude: degrees(latitude, north === 'S'),
    longitude: degrees(longitude, east === 'W'),
  };
  const isOnEarth = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  return isOnEarth ? position : null;
}

const withPoints =
  /^([-+]?\d{1,2}(?:\.\d+)?)\s*°?\s*([NS]?)[\s,;/]+([-+]?\d{1,3}(?:\.\d+)?)\s*°?\s*([EW]?)$/;
const withCommas =
  /^([-+]?\d{1,2}(?:,\d+)?)\s*°?\s*([NS]?)(?:\s*[;/]\s*|,?\s+)([-+]?\d{1,3}(?:,\d+)?)\s*°?\s*([EW]?)$/;

function degrees(number: string, isNegative: boolean): number {
  const value = Number(number.replace(',', '.'));
  return isNegative ? -value : value;
}
