/** The place in a list that was typed, from 0; null if it is none. */
export function parseSequence(typed: string): number | null {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
}
