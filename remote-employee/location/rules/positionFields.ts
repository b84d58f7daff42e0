import type { components, LocatedPosition } from 'shared-contracts';

export type PositionFields = Pick<
  components['schemas']['ClockEntryRequest'],
  'latitude' | 'longitude' | 'accuracy'
>;

/** The widest circle that a request takes, in metres. */
const widestAccuracy = 100_000;

/** A position as a clocking request carries it; nothing where there is none. */
export function positionFields(position: LocatedPosition | null): PositionFields {
  if (position === null) return {};
  const { latitude, longitude, accuracy } = position;
  return { latitude, longitude, accuracy: Math.min(widestAccuracy, Math.max(-1, accuracy)) };
}
