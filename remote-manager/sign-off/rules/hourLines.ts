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

/** The hours that are told: what was worked, and everything else that there is. */
export function hourLines(hours: HoursByType): readonly HourLine[] {
  const isTold = (sum: Sum) =>
    sum === 'worked' || (hours[sum] > 0 && (sum !== 'adjusted' || hours.adjusted !== hours.worked));
  return [
    ...sums.filter(isTold).map((sum) => ({ kind: 'sum', sum, seconds: hours[sum] }) as const),
    ...hours.timeTypes.map(
      ({ name, worked }) => ({ kind: 'timeType', name, seconds: worked }) as const,
    ),
  ];
}
