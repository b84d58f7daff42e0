import { joinDays, rotationRanges, type DateRange, type LocalDate } from 'shared-contracts';
import { planBounds } from 'shared-contracts/planning/planBounds.ts';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { pieceOf, type AssignChoice } from './assignChoice.ts';
import type { NewDay, PlanOrder } from './planOrder.ts';
import { isRotation, type Turn } from './turns.ts';

/** Typed dates; null if empty. */
export interface TypedDates {
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
}

export interface AssignForm {
  readonly dates: TypedDates;
  readonly choice: AssignChoice | null;
  readonly isRotating: boolean;
  readonly turns: readonly Turn[];
  readonly skipsHolidays: boolean;
}

/** The board's range, from today if it includes today, clamped to the bounds. */
export function firstDates(range: DateRange, today: LocalDate): TypedDates {
  const bounds = planBounds(today);
  const isNow = range.startDate <= today && today <= range.endDate;
  const startDate = latest(isNow ? today : range.startDate, bounds.startDate);
  const endDate = earliest(range.endDate, bounds.endDate);
  return startDate <= endDate ? { startDate, endDate } : { startDate: null, endDate: null };
}

export type DateFault = 'required' | 'outside' | 'before-start';

/** What is wrong with each date (spec §5); null if nothing is. */
export function dateFaults(
  { startDate, endDate }: TypedDates,
  bounds: DateRange,
): { readonly startDate: DateFault | null; readonly endDate: DateFault | null } {
  const faultOf = (date: LocalDate | null): DateFault | null => {
    if (date === null) return 'required';
    return date < bounds.startDate || date > bounds.endDate ? 'outside' : null;
  };
  const isReversed = startDate !== null && endDate !== null && endDate < startDate;
  return {
    startDate: faultOf(startDate),
    endDate: isReversed ? 'before-start' : faultOf(endDate),
  };
}

/** The dates, if both are valid. */
export function wholeDates(dates: TypedDates, bounds: DateRange): DateRange | null {
  const faults = dateFaults(dates, bounds);
  const { startDate, endDate } = dates;
  if (faults.startDate || faults.endDate || startDate === null || endDate === null) return null;
  return { startDate, endDate };
}

/** Whether closing would lose input. */
export function isFilledIn({ choice, turns }: AssignForm): boolean {
  return choice !== null || turns.length > 0;
}

export interface Enablement {
  /** A request is in flight. */
  readonly isSending: boolean;
  /** Whole rows are selected, so the dates come from the form. */
  readonly isEmployeeMode: boolean;
  readonly hasDates: boolean;
}

/** Spec §5, "Assign disabled when". */
export function isAssignEnabled(form: AssignForm, state: Enablement): boolean {
  if (state.isSending) return false;
  if (state.isEmployeeMode && !state.hasDates) return false;
  if (form.isRotating) return isRotation(form.turns);
  if (form.choice?.kind === 'new') return hasTimes(form.choice.day);
  return form.choice !== null;
}

/** Spec §5, "Assign non-working day disabled when". */
export function isNonWorkingDayEnabled(form: AssignForm, state: Enablement): boolean {
  if (form.isRotating || state.isSending) return false;
  if (state.isEmployeeMode && !state.hasDates) return false;
  return form.choice === null || form.choice.kind === 'non-working';
}

function hasTimes({ startTime, endTime }: NewDay): boolean {
  return startTime !== '' && endTime !== '';
}

/** The order in the form; null while incomplete. */
export function orderOf(
  form: AssignForm,
  targets: PlanTargets,
  bounds: DateRange,
): PlanOrder | null {
  const rowIds = targets.rows.map(({ id }) => id);
  const dates = wholeDates(form.dates, bounds);
  const state = {
    isSending: false,
    isEmployeeMode: targets.days === null,
    hasDates: dates !== null,
  };
  if (rowIds.length === 0 || !isAssignEnabled(form, state)) return null;
  if (form.isRotating) {
    const turns = form.turns.map(({ duration, choice }) => ({ duration, piece: pieceOf(choice) }));
    const { skipsHolidays } = form;
    return dates && { kind: 'rotation', rowIds, dates, turns, skipsHolidays };
  }
  if (form.choice === null) return null;
  const piece = pieceOf(form.choice);
  if (targets.days) return { kind: 'days', rowIds, days: targets.days, piece };
  return dates && { kind: 'range', rowIds, dates, piece, skipsHolidays: form.skipsHolidays };
}

/**
 * The days on which the latest choice would be planned, in ranges that each start with its day 1;
 * for a rotation those of its first round. Null if unknown, or if the people's picked days differ.
 */
export function chosenRanges(
  form: AssignForm,
  { days }: Pick<PlanTargets, 'days'>,
  bounds: DateRange,
): readonly DateRange[] | null {
  if (days) {
    const [first = [], ...others] = [...days.values()].map(joinDays);
    const isShared = others.every((ranges) => JSON.stringify(ranges) === JSON.stringify(first));
    return first.length > 0 && isShared ? first : null;
  }
  const dates = wholeDates(form.dates, bounds);
  if (!dates || !form.isRotating) return dates && [dates];
  const durations = form.turns.map(({ duration }) => duration);
  const last = rotationRanges(dates, durations).find(({ turn }) => turn === durations.length - 1);
  return last ? [last] : null;
}

function latest(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

function earliest(one: LocalDate, other: LocalDate): LocalDate {
  return one < other ? one : other;
}
