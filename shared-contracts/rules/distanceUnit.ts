export type DistanceUnit = 'metric' | 'us';

/**
 * Feet and miles for people and assignments in the United States (ISO 3166 `US`), metres elsewhere
 * (spec §9).
 */
export function distanceUnit(country: string): DistanceUnit {
  return country === 'US' ? 'us' : 'metric';
}
