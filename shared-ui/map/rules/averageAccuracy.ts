import type { LocatedPosition } from 'shared-contracts';

/** Metres, over the positions whose accuracy is known; null when none is (spec §2). */
export function averageAccuracy(positions: readonly LocatedPosition[]): number | null {
  const known = positions.map(({ accuracy }) => accuracy).filter((accuracy) => accuracy >= 0);
  if (known.length === 0) return null;
  return known.reduce((sum, accuracy) => sum + accuracy, 0) / known.length;
}
