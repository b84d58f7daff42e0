const most = 10_000;

/** How many somebody typed, empty for none; null for what is no whole number up to 10,000. */
export function wantedNumber(typed: string): number | null {
  const term = typed.trim();
  if (term === '') return 0;
  const number = /^\d+$/.test(term) ? Number(term) : most + 1;
  return number <= most ? number : null;
}

/** The seven numbers that were typed; null where one of them cannot be used. */
export function wantedNumbers(typed: readonly string[]): readonly number[] | null {
  const numbers = typed.map(wantedNumber).filter((number) => number !== null);
  return numbers.length === typed.length ? numbers : null;
}

/** What stands for all days: what each of them says, empty where they differ. */
export function allDays(typed: readonly string[]): string {
  const [first = ''] = typed;
  return typed.every((each) => each === first) ? first : '';
}
