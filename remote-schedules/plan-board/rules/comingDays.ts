import { daysBetween, isInRange, type components, type DateRange } from 'shared-contracts';

type Schemas = components['schemas'];

/** What a plan that is not saved yet would change for a row. */
export type ComingRow = Schemas['PlanPreviewRow'];
export type ComingDay = Schemas['PlannedBrief'];

/** Days in a row on which the same would be planned. */
export interface ComingBar {
  /** Index of the first day in the shown range. */
  readonly first: number;
  readonly length: number;
  readonly after: ComingDay;
}

/** The days that would change, joined where neighbours say the same; none of a row that is refused. */
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

function sameness({ kind, externalCode, startTime, endTime, name }: ComingDay): string {
  return JSON.stringify([kind, externalCode, startTime, endTime, name]);
}
