import type { components } from 'shared-contracts';

type HoursByType = components['schemas']['HoursByType'];
type Sum = Exclude<keyof HoursByType, 'timeTypes'>;

/** Hours of one kind, in seconds. */
export type HourLine =
  | { readonly kind: 'sum'; readonly sum: Sum; readonly seconds: number }
  | { readonly kind: 'timeType'; readonly name: string; readonly seconds: number };

const sums = [
  'worked',
  'breaks',
  'overtime',
  'earlyLogin',
  'callBack',
  'adjusted',
  'adjustedOvertime',
] as const satisfies readonly Sum[];

/** The hours shown: time worked, and other kinds that add information. */
export function hourLines(hours: HoursByType): readonly HourLine[] {
  const { worked, timeTypes } = hours;
  const isOneType = timeTypes.length === 1 && timeTypes[0]?.worked === worked;
  const isTold = (sum: Sum) =>
    sum === 'worked' || (hours[sum] > 0 && (sum !== 'adjusted' || hours.adjusted !== worked));
  return [
    ...sums.filter(isTold).map((sum) => ({ kind: 'sum', sum, seconds: hours[sum] }) as const),
    ...(isOneType ? [] : timeTypes).map(
      (type) => ({ kind: 'timeType', name: type.name, seconds: type.worked }) as const,
    ),
  ];
}
