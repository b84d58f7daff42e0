const most = 10_000;

/** The typed number, empty for none; null unless it is a whole number up to 10,000. */
export function wantedNumber(typed: string): number | null {
  const term = typed.trim();
  if (term === '') return 0;
  const number = /^\d+$/.test(term) ? Number(term) : most + 1;
  return number <= most ? number : null;
}

/** The seven typed numbers; null if one is invalid. */
export function wantedNumbers(typed: readonly string[]): readonly number[] | null {
  const numbers = typed.map(wantedNumber).filter((number) => number !== null);
  return numbers.length === typed.length ? numbers : null;
}

/** The common value of all days; empty if they differ. */
export function allDays(typed: readonly string[]): string {
  const [first = ''] = typed;
  return typed.every((each) => each === first) ? first : '';
}
