/** Pixels of the board's rows (look: 56 for people and boards). */
export const rowHeight = 56;
export const headHeight = 52;
export const footHeight = 44;
export const namesWidth = { desktop: 272, tablet: 224 } as const;

/** Pixels that a day has at least: of a week, and of more days, whose foot counts the people. */
export function leastDayWidth(days: number, people: number): number {
  if (days <= 7) return 68;
  return Math.max(28, 5 + 7 * String(people).length);
}

export function leftOf(day: number, days: number): string {
  return `${(day * 100) / days}%`;
}
