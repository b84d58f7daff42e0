import type { LocalDate } from 'shared-contracts';

/**
 * Parses a typed date: `19-11-2026`, `19.11.26`, `19/11`, `19112026`, month first in the United
 * States (spec §9); also `2026-11-19`. A missing year is the current one; Buddhist years are
 * converted. Also accepts the display formats in `forms`, ignoring case, dots and spaces. Null if
 * it is no date.
 */
export function parseTypedDate(
  typed: string,
  region: string,
  today: LocalDate,
  forms: readonly ((date: LocalDate) => string)[] = [],
): LocalDate | null {
  const numbers = numbersOf(typed.trim());
  if (!numbers) return dateInWords(typed, forms);
  const [first, second, third] = numbers;
  if (first.length === 4) return third ? dateOf(first, second, third) : null;
  const year = third ? fullYear(third) : today.slice(0, 4);
  return region === 'US' ? dateOf(year, first, second) : dateOf(year, second, first);
}

/** Only the month is unknown: tries all twelve. */
function dateInWords(
  typed: string,
  forms: readonly ((date: LocalDate) => string)[],
): LocalDate | null {
  const [first = '', second = ''] = typed.match(/\d+/g) ?? [];
  const [day, year] = first.length <= 2 ? [first, second] : [second, first];
  if (!/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return null;
  const wanted = folded(typed);
  for (let month = 1; month <= 12; month += 1) {
    const date = dateOf(fullYear(year), String(month), day);
    if (date && forms.some((form) => folded(form(date)) === wanted)) return date;
  }
  return null;
}

function folded(words: string): string {
  return words.toLowerCase().replaceAll(/[\s.,]/g, '');
}

type Numbers = readonly [first: string, second: string, third: string | undefined];

function numbersOf(typed: string): Numbers | null {
  const run = /^(\d\d)(\d\d)(\d\d(?:\d\d)?)$/.exec(typed);
  const parted = /^(\d{1,4})[-./\s]+(\d{1,2})(?:[-./\s]+(\d{1,4}))?[-./\s]*$/.exec(typed);
  const [, first, second, third] = run ?? parted ?? [];
  return first && second ? [first, second, third] : null;
}

function fullYear(year: string): string {
  if (year.length <= 2) return String(2000 + Number(year));
  return Number(year) >= firstBuddhistYear ? String(Number(year) - 543) : year;
}

const firstBuddhistYear = 2400;

function dateOf(year: string, month: string, day: string): LocalDate | null {
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (Number(year) < 1000) return null;
  const millis = Date.parse(`${date}T00:00:00Z`);
  // An overflow such as 30 February would return as another day.
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(date) ? date : null;
}
