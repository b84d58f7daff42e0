/** Whether a terminal takes a text as a badge. */
export function isBadge(text: string): boolean {
  return /^[!-~]{4,200}$/.test(text);
}
