import type { PlannedDay } from 'shared-contracts';
import { dayTimes } from './dayTimes.ts';
import type { DatedPlan } from './planDays.ts';

/** Consecutive days with the same plan: one bar of the board. */
export interface ScheduleBar {
  /** Index of the first day in the range shown. */
  readonly first: number;
  readonly days: readonly DatedPlan[];
  readonly planned: PlannedDay;
}

/** Joins consecutive equal days; days without a plan leave a gap. */
export function joinBars(days: readonly DatedPlan[]): ScheduleBar[] {
  const bars: { first: number; days: DatedPlan[]; planned: PlannedDay }[] = [];
  days.forEach((day, index) => {
    if (day.planned.kind === 'none') return;
    const last = bars.at(-1);
    const isNext = last !== undefined && last.first + last.days.length === index;
    if (isNext && sameness(last.days.at(-1)) === sameness(day)) last.days.push(day);
    else bars.push({ first: index, days: [day], planned: day.planned });
  });
  return bars;
}

/** Equal for days that can share a bar. */
function sameness(day: DatedPlan | undefined): string {
  if (day === undefined) return '';
  const { planned, minutes } = day;
  switch (planned.kind) {
    case 'work': {
      const times = dayTimes(planned.day);
      const code = planned.schedule.externalCode;
      return [
        planned.kind,
        planned.isTemporary,
        minutes,
        times?.startTime,
        times?.endTime,
        code,
      ].join();
    }
    case 'holiday':
    case 'absence':
      return `${planned.kind},${planned.name}`;
    case 'off':
      return `${planned.kind},${planned.isTemporary}`;
    default:
      return planned.kind;
  }
}

export type BarLabel = 'name-and-times' | 'name' | 'letter';

/** The label that fits a bar by its share of the range, 0 to 1 (spec §2). */
export function barLabel(share: number): BarLabel {
  return share > 0.06 ? 'name-and-times' : 'letter';
}

/** The same for rows of half the height, where a name alone is centred. */
export function lowBarLabel(share: number): BarLabel {
  if (share > 0.085) return 'name-and-times';
  return share >= 0.06 ? 'name' : 'letter';
}

/**
 * The label that fits a bar of that many CSS pixels, without cutting a time or a name to a letter
 * or two.
 */
export function fittingLabel(label: BarLabel, pixels: number, times: string): BarLabel {
  const isCut = label === 'name-and-times' && pixels < times.length * pixelsOfDigit + edges;
  if (isCut) return pixels < leastName ? 'letter' : 'name';
  return label === 'name' && pixels < leastName ? 'letter' : label;
}

/** The smallest type of a bar, and the padding at both ends. */
const pixelsOfDigit = 6.4;
const edges = 18;
const leastName = 48;
