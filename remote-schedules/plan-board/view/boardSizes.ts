/** Pixels of the board's rows (look: 56 for people and boards). */
export const rowHeight = 56;
export const headHeight = 52;
export const footHeight = 44;
export const namesWidth = { desktop: 272, tablet: 224 } as const;

/** Pixels that a day has at least: of a week, and of more days. */
export function leastDayWidth(days: number): number {
  return days <= 7 ? 68 : 28;
}

export function leftOf(day: number, days: number): string {
  return `${(day * 100) / days}%`;
}
