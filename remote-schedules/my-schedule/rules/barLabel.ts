export type BarLabel = 'name-and-times' | 'name' | 'letter';

/** How much a bar can say by its share of the shown range, 0 to 1. */
export function barLabel(share: number): BarLabel {
  if (share > 0.085) return 'name-and-times';
  return share >= 0.06 ? 'name' : 'letter';
}
