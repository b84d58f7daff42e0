import type { LocalDate } from 'shared-contracts';
import type { HolidayCalendarEntry } from 'shared-contracts/company-file/companyFile.ts';

/** A day of a calendar in the form. */
export interface HolidayRow {
  readonly key: number;
  /** Null while it is missing. */
  readonly date: LocalDate | null;
  readonly name: string;
}

type Holiday = HolidayCalendarEntry['holidays'][number];

export function rowsOf(holidays: readonly Holiday[]): HolidayRow[] {
  return holidays.map(({ date, name }, key) => ({ key, date, name }));
}

/** The rows as the file has them, by date. */
export function holidaysOf(rows: readonly HolidayRow[]): Holiday[] {
  return rows
    .flatMap(({ date, name }) => (date === null ? [] : [{ date, name: name.trim() }]))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/** With days that are not there yet; a day that is there keeps its name. */
export function withHolidays(
  rows: readonly HolidayRow[],
  added: readonly Holiday[],
): readonly HolidayRow[] {
  const known = new Set(rows.map(({ date }) => date));
  const next = nextKey(rows);
  const fresh = added
    .filter(({ date }) => !known.has(date))
    .map((holiday, index) => ({ ...holiday, key: next + index }));
  return [...rows, ...fresh].toSorted((one, other) =>
    (one.date ?? '') < (other.date ?? '') ? -1 : 1,
  );
}

export function withRow(rows: readonly HolidayRow[]): readonly HolidayRow[] {
  return [...rows, { key: nextKey(rows), date: null, name: '' }];
}

function nextKey(rows: readonly HolidayRow[]): number {
  return 1 + rows.reduce((most, { key }) => Math.max(most, key), 0);
}

export type RowFault = 'MISSING' | 'DOUBLED';

/** Why the rows cannot be saved, by key. */
export function rowFaults(rows: readonly HolidayRow[]): ReadonlyMap<number, RowFault> {
  const seen = new Set<LocalDate>();
  const faults = new Map<number, RowFault>();
  for (const { key, date, name } of rows) {
    if (date === null || name.trim() === '') faults.set(key, 'MISSING');
    else if (seen.has(date)) faults.set(key, 'DOUBLED');
    if (date !== null) seen.add(date);
  }
  return faults;
}
