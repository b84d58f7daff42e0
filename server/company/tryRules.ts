import { setImmediate } from 'node:timers/promises';
import { addDays, type components, type DateRange } from 'shared-contracts';
import { adjustDay } from '../adjusted-time/rules/adjust.ts';
import { validRules, type AdjustmentRule } from '../adjusted-time/rules/adjustmentRule.ts';
import type { Database } from '../database/database.ts';
import { readFeatures } from '../features/createFeatures.ts';
import { plannedDays } from '../schedules/data/plannedDays.ts';
import { asDayPlans } from '../shifts/data/createDayPlans.ts';
import { beginningOf, plansAt } from '../shifts/data/plansAt.ts';
import { toShift } from '../shifts/data/shiftRows.ts';
import { countsInDay } from '../shifts/rules/countsInDay.ts';
import { inEffect, shownWorked } from '../shifts/rules/inEffect.ts';
import {
  countByAssignment,
  countByDay,
  readNamesOfAssignments,
  readTrialEntries,
} from './data/readTrialEntries.ts';
import { createTrialSum, type TriedEntry } from './rules/rulesTrial.ts';

type RulesTrial = components['schemas']['RulesTrial'];

/** Enough for a month of 900 people. */
const usual = { entries: 20_000, batch: 100 };

/**
 * Compares the adjusted time that is kept with what the rules would make of the entries of a range
 * of days; of the latest whole days if there are too many. Reads in batches, between which other
 * requests are answered.
 */
export async function tryRules(
  database: Database,
  rules: readonly AdjustmentRule[],
  { startDate, endDate }: DateRange,
  most = usual,
): Promise<RulesTrial> {
  const days = await database.run(countByDay, { startDate, endDate });
  const comparedFrom = firstCompared(days, most.entries) ?? startDate;
  const compared = { startDate: comparedFrom, endDate };
  const owners = await database.run(countByAssignment, compared);
  const personOf = new Map(owners.map(({ id, employeeId }) => [id, employeeId]));
  const valid = validRules(rules, await readFeatures(database));
  const sum = createTrialSum();
  for (const ids of batchesOf(owners, most.batch)) {
    for (const entry of await triedEntries(database, ids, compared, valid)) {
      const employeeId = personOf.get(entry.assignmentId);
      if (employeeId !== undefined) sum.add({ ...entry, employeeId });
    }
    await setImmediate();
  }
  const { counts, largest } = sum.result();
  const ids = largest.map(({ assignmentId }) => assignmentId);
  const named = await database.run(readNamesOfAssignments, { ids });
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    ...{ startDate, endDate, comparedFrom },
    entries: days.reduce((total, { entries }) => total + entries, 0),
    ...counts,
    largest: largest.map(({ assignmentId, ...difference }) => ({
      ...difference,
      name: names.get(assignmentId) ?? '',
    })),
  };
}

/** The first of the latest days with at most so many entries, and at least the last day. */
function firstCompared(
  days: readonly { readonly date: string; readonly entries: number }[],
  most: number,
): string | null {
  let total = 0;
  let first: string | null = null;
  for (const { date, entries } of days) {
    total += entries;
    if (first !== null && total > most) return first;
    first = date;
  }
  return null;
}

/** Assignments that together have about so many entries. */
function batchesOf(
  owners: readonly { readonly id: number; readonly entries: number }[],
  size: number,
): number[][] {
  const batches: number[][] = [];
  let held = size;
  for (const { id, entries } of owners) {
    if (held >= size) {
      batches.push([]);
      held = 0;
    }
    batches.at(-1)?.push(id);
    held += entries;
  }
  return batches;
}

/** The entries of the days, by the rules; those beside them can belong to the same planned shift. */
async function triedEntries(
  database: Database,
  ids: readonly number[],
  { startDate, endDate }: DateRange,
  rules: readonly AdjustmentRule[],
): Promise<Omit<TriedEntry, 'employeeId'>[]> {
  const around = { startDate: addDays(startDate, -1), endDate: addDays(endDate, 1) };
  const rows = await database.run(readTrialEntries, { ids, ...around });
  const shifts = rows.map(toShift).filter(({ pair }) => countsInDay(pair));
  const dayPlans = asDayPlans((days) => plannedDays(database, days));
  const plans = await plansAt(dayPlans, shifts.map(beginningOf));
  const planned = shifts.flatMap((shift, index) => {
    const plan = plans[index];
    return plan === undefined ? [] : [{ shift: inEffect(shift), plan }];
  });
  const groups = Map.groupBy(
    planned,
    ({ shift: { pair }, plan }) => `${pair.assignment_id} ${plan.date}`,
  );
  return [...groups.values()].flatMap((day) => {
    const plan = day[0]?.plan;
    if (plan === undefined) return [];
    const list = day.map(({ shift }) => shift);
    const versions = adjustDay(list, plan, rules);
    return list.flatMap(({ pair, segments }, index) => {
      const { start_date: date, clock_in: start, clock_out: end } = pair;
      const after = versions[index];
      if (!after || end === null || date < startDate || date > endDate) return [];
      const clockedMinutes = shownWorked(start, end, segments) / 60;
      const before = pair.adjusted_version;
      return [{ assignmentId: pair.assignment_id, date, clockedMinutes, before, after }];
    });
  });
}
