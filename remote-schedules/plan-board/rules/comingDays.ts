import { daysBetween, isInRange, type components, type DateRange } from 'shared-contracts';
import type { ScheduleBar } from '../../bars/rules/joinBars.ts';

type Schemas = components['schemas'];

/** What an unsaved plan would change for a row. */
export type ComingRow = Schemas['PlanPreviewRow'];
export type ComingDay = Schemas['PlannedBrief'];

/** Consecutive days with the same unsaved plan. */
export interface ComingBar {
  /** Index of the first day in the range shown. */
  readonly first: number;
  readonly length: number;
  readonly after: ComingDay;
}

/** The days that would change, with equal neighbours joined; none for a refused row. */
export function comingBars({ refusal, days }: ComingRow, range: DateRange): readonly ComingBar[] {
  if (refusal) return [];
  const bars: { first: number; length: number; after: ComingDay }[] = [];
  for (const { date, before, after } of days) {
    if (!isInRange(date, range) || sameness(before) === sameness(after)) continue;
    const index = daysBetween(range.startDate, date);
    const last = bars.at(-1);
    const isNext = last !== undefined && last.first + last.length === index;
    if (isNext && sameness(last.after) === sameness(after)) last.length += 1;
    else bars.push({ first: index, length: 1, after });
  }
  return bars;
}

/** Index of the range's first day with an unsaved change, of anybody; -1: none. */
export function firstComingDay(rows: Iterable<ComingRow>, range: DateRange): number {
  const firsts = Array.from(rows, (row) => comingBars(row, range)[0]?.first ?? Infinity);
  const first = Math.min(...firsts);
  return Number.isFinite(first) ? first : -1;
}

/**
 * The parts of bars that unsaved changes leave visible: a bar that is interrupted continues after
 * them.
 */
export function barsBeside(
  bars: readonly ScheduleBar[],
  coming: readonly ComingBar[],
): readonly ScheduleBar[] {
  if (coming.length === 0) return bars;
  const isCovered = (day: number) =>
    coming.some(({ first, length }) => first <= day && day < first + length);
  return bars.flatMap(({ first, days, planned }) => {
    const left: { first: number; days: ScheduleBar['days'][number][]; planned: typeof planned }[] =
      [];
    days.forEach((day, index) => {
      const place = first + index;
      if (isCovered(place)) return;
      const last = left.at(-1);
      if (last && last.first + last.days.length === place) last.days.push(day);
      else left.push({ first: place, days: [day], planned });
    });
    return left;
  });
}

function sameness({ kind, externalCode, startTime, endTime, name }: ComingDay): string {
  return JSON.stringify([kind, externalCode, startTime, endTime, name]);
}
