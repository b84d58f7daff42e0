export type BarLabel = 'name-and-times' | 'letter';

/** How much a bar can say by its share of the shown range, 0 to 1 (spec §2). */
export function barLabel(share: number): BarLabel {
  return share > 0.06 ? 'name-and-times' : 'letter';
}
