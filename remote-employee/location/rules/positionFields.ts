import type { components, LocatedPosition } from 'shared-contracts';

export type PositionFields = Pick<
  components['schemas']['ClockEntryRequest'],
  'latitude' | 'longitude' | 'accuracy'
>;

/** The maximum accuracy radius in a request, in metres. */
const widestAccuracy = 100_000;

/** A position in the format of a clocking request; empty if there is none. */
export function positionFields(position: LocatedPosition | null): PositionFields {
  if (position === null) return {};
  const { latitude, longitude, accuracy } = position;
  return { latitude, longitude, accuracy: Math.min(widestAccuracy, Math.max(-1, accuracy)) };
}
