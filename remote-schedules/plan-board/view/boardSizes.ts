/** Height of the board's rows in pixels (look: 56 for people and boards). */
export const rowHeight = 56;
export const headHeight = 52;
export const footHeight = 44;
export const namesWidth = { desktop: 272, tablet: 224 } as const;

/** Minimum width of a day in pixels: for a week, and for more days, whose foot shows the counts. */
export function leastDayWidth(days: number, people: number): number {
  if (days <= 7) return 68;
  return Math.max(28, 5 + 7 * String(people).length);
}

export function leftOf(day: number, days: number): string {
  return `${(day * 100) / days}%`;
}
