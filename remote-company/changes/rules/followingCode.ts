import type { LocalDate } from 'shared-contracts';

/** The longest code of a company file (company.schema.json). */
export const longestCode = 60;

/**
 * A code for what follows an entry from a day on: the code with the day, `A-2001-20270301`, instead
 * of the day of an earlier one.
 */
export function followingCode(code: string, from: LocalDate): string {
  const suffix = `-${from.replaceAll('-', '')}`;
  const stem = code.replace(/-\d{8}$/, '');
  return `${stem.slice(0, longestCode - suffix.length)}${suffix}`;
}
