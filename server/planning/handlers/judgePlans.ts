import {
  addDays,
  daysOf,
  rotationRanges,
  scheduleOn,
  type DateRange,
  type FeatureInfo,
  type LocalDate,
} from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import { managedFromNowOn, type ManagedAssignment } from '../../people/data/managedAssignments.ts';
import { variantOn } from '../../people/rules/variantOn.ts';
import { readPlans, type DescribedPlan, type ScheduleRow } from '../../schedules/data/plans.ts';
import { assignedRanges } from '../../schedules/rules/assignedRanges.ts';
import { uncoveredDays } from '../../schedules/rules/uncoveredDays.ts';
import { readChosen, type FindChosen } from '../data/chosenSchedules.ts';
import { lockPlans, readHolidays, readPlanFacts, type PlanFacts } from '../data/planFacts.ts';
import { copyRanges, type ScheduledDay } from '../rules/copyRanges.ts';
import { layRanges } from '../rules/layRanges.ts';
import { firstDayNumberOf } from '../rules/firstDayNumberOf.ts';
import type { CopyWish, PlanWish, ScheduleChoice } from '../rules/planWish.ts';
import type { RowRefusal } from '../rules/planRefusal.ts';

/** A new temporary range. */
export interface FreshRange extends DateRange {
  /** Its id is 0 if the schedule has yet to be created. */
  readonly row: ScheduleRow;
  readonly firstDayNumber: number;
}

/** The result for one assignment's row. */
export interface JudgedRow {
  readonly assignmentId: number;
  /** Null if the manager does not manage the assignment. */
  readonly known: { readonly facts: PlanFacts; readonly managed: ManagedAssignment } | null;
  readonly refusal: RowRefusal | null;
  /** In order and without overlap; empty if the row is refused, except for PLAN_CHANGED. */
  readonly ranges: readonly FreshRange[];
}

export interface Planner {
  readonly employeeId: number;
  readonly features: FeatureInfo;
  readonly now: Date;
}

/**
 * Judges each row of a request by itself, with the same number of statements for one and for
 * hundreds. With `isSaving`, locks these people's plans until the transaction ends.
 */
export async function judgePlans(
  database: Runner,
  wish: PlanWish,
  { employeeId, features, now }: Planner,
  isSaving: boolean,
): Promise<JudgedRow[]> {
  const all = await managedFromNowOn(database, employeeId, now);
  const asked = new Set(wish.assignmentIds);
  const managed = new Map(
    all.flatMap((each) => (asked.has(each.assignmentId) ? [[each.assignmentId, each]] : [])),
  );
  const ids = [...managed.keys()];
  if (isSaving) await lockPlans(database, ids);
  const facts = await database.run(readPlanFacts, { assignmentIds: ids });
  const factsOf = new Map(facts.map((each) => [each.assignmentId, each]));
  const plans =
    wish.action === 'COPIED'
      ? await readSources(database, ids, wish)
      : new Map<number, DescribedPlan>();
  const chosen = await readChosen(
    database,
    choicesOf(wish, plans),
    new Set(facts.flatMap((each) => variantsOf(each))),
    features,
  );
  const holidays = await holidaysOf(database, wish, ids);
  return wish.assignmentIds.map((assignmentId): JudgedRow => {
    const own = managed.get(assignmentId);
    const row = factsOf.get(assignmentId);
    if (own === undefined || row === undefined) {
      const refusal = { code: 'FORBIDDEN' as const, date: null };
      return { assignmentId, known: null, refusal, ranges: [] };
    }
    const known = { facts: row, managed: own };
    const whole = plan(wish, known, chosen, plans.get(assignmentId));
    if ('code' in whole) return { assignmentId, known, refusal: whole, ranges: [] };
    const planned = without(whole, holidays.get(assignmentId) ?? []);
    if (planned.length === 0) {
      const refusal = { code: 'NOTHING_PLANNED' as const, date: null };
      return { assignmentId, known, refusal, ranges: [] };
    }
    const { version, changedBy, changedAt } = row;
    const isOld = version > (wish.seen.get(assignmentId) ?? version);
    const refusal = isOld
      ? { code: 'PLAN_CHANGED' as const, date: null, changedBy, changedAt }
      : null;
    return { assignmentId, known, refusal, ranges: planned };
  });
}

/** The holidays that planning skips. */
async function holidaysOf(
  database: Runner,
  wish: PlanWish,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly DateRange[]>> {
  const asked = wish.skipsHolidays ? ids.flatMap((id) => daysAsked(wish, id)) : [];
  const first = asked.map(({ startDate }) => startDate).toSorted()[0];
  const last = asked
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return new Map();
  const rows = await database.run(readHolidays, { ids, first, last });
  return new Map(
    rows.map(({ assignmentId, dates }) => [
      assignmentId,
      dates.map((date) => ({ startDate: date, endDate: date })),
    ]),
  );
}

/** The ranges without the given days; schedules keep counting through them. */
function without(ranges: readonly FreshRange[], days: readonly DateRange[]): FreshRange[] {
  return ranges.flatMap((range) => {
    const { kept, cut } = layRanges([{ ...range, schedule: range.row.schedule }], days);
    const left = [...kept, ...cut.flatMap(({ pieces }) => pieces)];
    return left.map(({ row, startDate, endDate, firstDayNumber }) => {
      return { row, startDate, endDate, firstDayNumber };
    });
  });
}

type Known = NonNullable<JudgedRow['known']>;

function variantsOf({ variants }: PlanFacts) {
  return [...variants.map((each) => each.timeRecordingVariant), variantOn(variants, '')];
}

/** The new ranges of a row, or its refusal. */
function plan(
  wish: PlanWish,
  known: Known,
  chosen: FindChosen,
  source: DescribedPlan | undefined,
): FreshRange[] | RowRefusal {
  const { facts, managed } = known;
  const outside = firstOutside(daysAsked(wish, facts.assignmentId), known);
  if (outside !== null) return { code: 'FORBIDDEN', date: outside };
  const asked = rangesAsked(wish, facts, source, managed);
  if (asked.length === 0) return { code: 'NOTHING_PLANNED', date: null };
  const ranges: FreshRange[] = [];
  for (const { choice, firstDayNumber, startDate, endDate } of asked) {
    const row = chosen(choice, variantOn(facts.variants, startDate));
    if ('gone' in row) return { code: 'SCHEDULE_GONE', date: startDate, schedule: row.gone };
    const { schedule } = row;
    const isAlone = wish.assignmentIds.length === 1 || wish.action === 'COPIED';
    const isTheirs = isAlone && schedule.individualWorkScheduleUserId === facts.employeeId;
    if (schedule.individualWorkSchedule && !isTheirs) {
      return { code: 'INDIVIDUAL_SCHEDULE', date: startDate };
    }
    const other = daysOf({ startDate, endDate }).find(
      (date) => variantOn(facts.variants, date) !== schedule.timeRecordingVariant,
    );
    if (other !== undefined) return { code: 'OTHER_RECORDING_VARIANT', date: other };
    const first = firstDayNumber ?? firstDayNumberOf(schedule, startDate);
    ranges.push({ startDate, endDate, row, firstDayNumber: first });
  }
  return ranges;
}

/** The days on which the manager must manage a row: those that are planned or copied. */
function daysAsked(wish: PlanWish, assignmentId: number): readonly DateRange[] {
  switch (wish.action) {
    case 'ASSIGNED':
      return wish.days.get(assignmentId) ?? [];
    case 'ROTATED':
      return [wish.range];
    case 'COPIED':
      return [wish.source, later(wish.source, wish.daysLater)];
  }
}

function later({ startDate, endDate }: DateRange, days: number): DateRange {
  return { startDate: addDays(startDate, days), endDate: addDays(endDate, days) };
}

function firstOutside(ranges: readonly DateRange[], { facts, managed }: Known): LocalDate | null {
  const gaps = ranges.flatMap((range) => [
    ...uncoveredDays(range, managed.ranges),
    ...uncoveredDays(range, [facts]),
  ]);
  return gaps.map(({ startDate }) => startDate).toSorted()[0] ?? null;
}

interface AskedRange extends DateRange {
  readonly choice: ScheduleChoice;
  /** Set if it differs from the schedule's default. */
  readonly firstDayNumber?: number;
}

function rangesAsked(
  wish: PlanWish,
  { assignmentId }: PlanFacts,
  source: DescribedPlan | undefined,
  managed: ManagedAssignment,
): readonly AskedRange[] {
  switch (wish.action) {
    case 'ASSIGNED': {
      const { choice } = wish;
      return (wish.days.get(assignmentId) ?? []).map((range) => ({ ...range, choice }));
    }
    case 'ROTATED': {
      const durations = wish.turns.map(({ duration }) => duration);
      return rotationRanges(wish.range, durations).flatMap(({ turn, ...range }) => {
        const choice = wish.turns[turn]?.choice;
        return choice === undefined ? [] : [{ ...range, choice }];
      });
    }
    case 'COPIED':
      if (source === undefined) return [];
      return copyRanges(scheduledDays(source, wish.source, managed), wish.daysLater).map(
        ({ externalCode: code, ...range }) => ({ ...range, choice: { code } }),
      );
  }
}

/** The days that have a schedule, regardless of absences and holidays. */
function scheduledDays(
  source: DescribedPlan,
  range: DateRange,
  { ranges }: ManagedAssignment,
): ScheduledDay[] {
  const bare = { ...source, absences: [], holidays: [] };
  const assigned = assignedRanges(bare, range, ranges);
  return daysOf(range).flatMap((date) => {
    const planned = scheduleOn(assigned, date);
    if (planned.kind !== 'work' && planned.kind !== 'off') return [];
    const { externalCode, duration } = planned.schedule;
    return [{ date, externalCode, duration, dayNumber: planned.day.dayNumber }];
  });
}

function readSources(
  database: Runner,
  ids: readonly number[],
  { source }: CopyWish,
): Promise<Map<number, DescribedPlan>> {
  return readPlans(
    database,
    ids.map((assignmentId) => ({ assignmentId, ...source })),
  );
}

function choicesOf(wish: PlanWish, sources: ReadonlyMap<number, DescribedPlan>): ScheduleChoice[] {
  switch (wish.action) {
    case 'ASSIGNED':
      return [wish.choice];
    case 'ROTATED':
      return wish.turns.map(({ choice }) => choice);
    case 'COPIED': {
      const assigned = [...sources.values()].flatMap(({ schedules }) => schedules);
      const codes = new Set(assigned.map(({ schedule }) => schedule.externalCode));
      return [...codes].map((code) => ({ code }));
    }
  }
}
