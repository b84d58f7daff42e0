const most = 10_000;

/** How many somebody typed, empty for none; null for what is no whole number up to 10,000. */
export function wantedNumber(typed: string): number | null {
  const term = typed.trim();
  if (term === '') return 0;
  const number = /^\d+$/.test(term) ? Number(term) : most + 1;
  return number <= most ? number : null;
}
