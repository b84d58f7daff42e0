/** Which number of `03.04.2026` is the day. */
export type DateOrder = 'dayFirst' | 'monthFirst';

export type DateQuestion =
  | { readonly kind: 'known'; readonly order: DateOrder }
  /** The first value that means two days. */
  | { readonly kind: 'ask'; readonly example: string };

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\S.*)?$/;
const yearLast = /^(\d{1,2})([-/. ]+)(\d{1,2})\2(\d{4})(?: \S.*)?$/;
const dayAndName =
  /^(\d{1,2})[-. ]*([\p{L}\p{M}]{3,}\.?|[\p{L}\p{M}]\.[\p{L}\p{M}]\.)[-, ]*(\d{4})$/u;
const nameAndDay = /^([\p{L}\p{M}]{3,})\.?[ -]+(\d{1,2}),?[ -]+(\d{4})$/u;

/**
 * Which number is the day in a column: known if a value leaves no choice (a day after the 12th),
 * otherwise it has to be asked. Values that contradict each other are asked, too.
 */
export function dateQuestion(values: readonly string[]): DateQuestion {
  let example: string | null = null;
  const orders = new Set<DateOrder>();
  for (const value of values) {
    const [, first, , second] = yearLast.exec(value.trim()) ?? [];
    if (first === undefined || second === undefined) continue;
    if (Number(first) > 12) orders.add('dayFirst');
    else if (Number(second) > 12) orders.add('monthFirst');
    else if (Number(first) !== Number(second)) example ??= value.trim();
  }
  const [order] = orders;
  if (example === null || (orders.size === 1 && order !== undefined)) {
    return { kind: 'known', order: order ?? 'dayFirst' };
  }
  return { kind: 'ask', example };
}

/** The day as `yyyy-MM-dd`; null if it is none. Years of the Thai calendar are converted. */
export function readDate(text: string, order: DateOrder): string | null {
  const value = text.trim();
  const whole = yearFirst.exec(value);
  if (whole) return dayOf(whole[1], whole[2], whole[3]);
  const parts = yearLast.exec(value);
  if (parts) {
    const [, first, , second, year] = parts;
    return order === 'dayFirst' ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const named = dayAndName.exec(value);
  if (named) return dayOf(named[3], monthOf(named[2]), named[1]);
  const american = nameAndDay.exec(value);
  return american ? dayOf(american[3], monthOf(american[1]), american[2]) : null;
}

type Part = string | undefined;

function dayOf(yearText: Part, monthText: Part, dayText: Part): string | null {
  const year = Number(yearText) - (Number(yearText) > 2400 ? 543 : 0);
  const [month, day] = [Number(monthText), Number(dayText)];
  if (year < 1900 || year > 2200 || !(month >= 1 && month <= 12)) return null;
  if (day < 1 || day > daysIn(year, month)) return null;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** How names of months begin in English, German and Spanish; Thai ones are abbreviated with dots. */
const months: readonly (readonly string[])[] = [
  ['jan', 'jän', 'ene', 'ม.ค', 'มกราคม'],
  ['feb', 'ก.พ', 'กุมภาพันธ์'],
  ['mar', 'mär', 'mrz', 'มี.ค', 'มีนาคม'],
  ['apr', 'abr', 'เม.ย', 'เมษายน'],
  ['may', 'mai', 'พ.ค', 'พฤษภาคม'],
  ['jun', 'มิ.ย', 'มิถุนายน'],
  ['jul', 'ก.ค', 'กรกฎาคม'],
  ['aug', 'ago', 'ส.ค', 'สิงหาคม'],
  ['sep', 'set', 'ก.ย', 'กันยายน'],
  ['oct', 'okt', 'ต.ค', 'ตุลาคม'],
  ['nov', 'พ.ย', 'พฤศจิกายน'],
  ['dec', 'dez', 'dic', 'ธ.ค', 'ธันวาคม'],
];

function monthOf(name: Part): string {
  const wanted = (name ?? '').toLowerCase();
  return String(months.findIndex((starts) => starts.some((start) => wanted.startsWith(start))) + 1);
}
