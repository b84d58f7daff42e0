import type { components } from 'shared-contracts';
import type { DaySpan } from '../../shifts/rules/daySpans.ts';

export type HoursByType = components['schemas']['HoursByType'];

type Sum = Exclude<keyof HoursByType, 'timeTypes'>;

/** The entries of a span with one time type. */
export interface SpanHours extends DaySpan, Readonly<Record<Sum, number>> {
  /** The last record of the assignment; 0 if there is none. */
  readonly sequence: number;
  /** The code of that record. */
  readonly mac: Buffer | null;
  /** Null for entries without one. */
  readonly timeType: string | null;
  readonly entries: number;
  readonly undecided: number;
}

const sums = [
  'worked',
  'breaks',
  'overtime',
  'earlyLogin',
  'callBack',
  'adjusted',
  'adjustedOvertime',
] as const satisfies readonly Sum[];

/** The hours of all rows by type, in seconds. */
export function hoursByType(rows: readonly SpanHours[]): HoursByType {
  const total = (name: Sum) => rows.reduce((sum, row) => sum + row[name], 0);
  const types = new Map<string, number>();
  for (const { timeType, worked } of rows) {
    if (timeType !== null) types.set(timeType, (types.get(timeType) ?? 0) + worked);
  }
  return {
    worked: total('worked'),
    breaks: total('breaks'),
    overtime: total('overtime'),
    earlyLogin: total('earlyLogin'),
    callBack: total('callBack'),
    adjusted: total('adjusted'),
    adjustedOvertime: total('adjustedOvertime'),
    timeTypes: [...types]
      .filter(([, worked]) => worked > 0)
      .map(([name, worked]) => ({ name, worked }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** Text that identifies the hours of these days; deliveries do not change it. */
export function hoursText(rows: readonly SpanHours[]): string {
  return JSON.stringify(
    rows.map((row) => [
      ...[row.assignmentId, row.first, row.last, row.timeType, row.entries],
      ...sums.map((name) => row[name]),
    ]),
  );
}
