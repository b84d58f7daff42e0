import { readAdjustmentRules } from '../../adjusted-time/data/adjustmentRules.ts';
import { adjustDay } from '../../adjusted-time/rules/adjust.ts';
import { validRules } from '../../adjusted-time/rules/adjustmentRule.ts';
import { derive } from '../../adjusted-time/rules/derive.ts';
import type { Given, Runner, Statement } from '../../database/statement.ts';
import { readFeatureSettings } from '../../features/data/changeFeatureSettings.ts';
import { effectiveFeatures } from '../../features/rules/effectiveFeatures.ts';
import { plannedDays } from '../../schedules/data/plannedDays.ts';
import { asDayPlans } from '../../shifts/data/createDayPlans.ts';
import { beginningOf, plansAt } from '../../shifts/data/plansAt.ts';
import { countsInDay } from '../../shifts/rules/countsInDay.ts';
import { inEffect } from '../../shifts/rules/inEffect.ts';
import type { Shift, TimePairRow } from '../../shifts/rules/timePairRow.ts';
import type { ImportedShift } from './historyRows.ts';

/** Derives what imported shifts imply under the current schedules, rules and features. */
export async function deriveHistory(
  transaction: Runner,
  shifts: readonly ImportedShift[],
): Promise<ImportedShift[]> {
  const inside = {
    run: <Row, Values>(statement: Statement<Row, Values>, ...values: Given<Values>) =>
      transaction.run(statement, ...values),
  };
  const rules = (await inside.run(readAdjustmentRules)).map(({ rule }) => rule);
  const settings = await inside.run(readFeatureSettings);
  const features = effectiveFeatures(
    Object.fromEntries(settings.map(({ name, value }) => [name, value])),
  );
  const moments = shifts.flatMap(({ versions }) => versions.map((pair) => beginningOf({ pair })));
  const dayPlans = asDayPlans((days) => plannedDays(inside, days));
  const plans = await plansAt(dayPlans, moments);
  const planOf = new Map(
    shifts.flatMap(({ versions }) => versions).map((pair, index) => [pair, plans[index]]),
  );
  const shiftOf = (pair: TimePairRow) => `${pair.assignment_id} ${planOf.get(pair)?.date}`;
  const first = firstOfShifts(shifts, shiftOf);
  const byDay = adjustedByDay(shifts, shiftOf, (list) => {
    const plan = planOf.get(list[0].pair);
    return plan === undefined ? [] : adjustDay(list, plan, validRules(rules, features));
  });
  return shifts.map(({ entry, versions, segments }) => ({
    entry,
    segments,
    versions: versions.map((pair) => {
      const plan = planOf.get(pair);
      if (plan === undefined) throw new Error('A shift has no plan.');
      const earliest = first.get(shiftOf(pair));
      const startsDay = earliest === undefined || pair.clock_in <= earliest;
      const derived = derive({ pair, segments }, { plan, features, rules, startsDay }).pair;
      const version = byDay.get(pair);
      return version === undefined ? derived : { ...derived, adjusted_version: version };
    }),
  }));
}

/** When the first entry of each planned shift of an assignment starts. */
function firstOfShifts(
  shifts: readonly ImportedShift[],
  shiftOf: (pair: TimePairRow) => string,
): ReadonlyMap<string, string> {
  const latest = shifts.flatMap(({ versions }) => versions.filter((pair) => pair.is_latest));
  const counted = latest.filter((pair) => pair.deleted_at === null && pair.status !== 'REJECTED');
  const inOrder = counted.toSorted((a, b) => b.clock_in.localeCompare(a.clock_in));
  return new Map(inOrder.map((pair) => [shiftOf(pair), pair.clock_in]));
}

/** The adjusted versions of entries that share their day with others. */
function adjustedByDay(
  shifts: readonly ImportedShift[],
  shiftOf: (pair: TimePairRow) => string,
  adjustAll: (day: readonly [Shift, ...Shift[]]) => readonly TimePairRow['adjusted_version'][],
): ReadonlyMap<TimePairRow, TimePairRow['adjusted_version']> {
  const counted = shifts.flatMap(({ versions, segments }) =>
    versions
      .filter((pair) => pair.is_latest && pair.deleted_at === null && countsInDay(pair))
      .map((pair) => ({ pair, segments })),
  );
  const days = [...Map.groupBy(counted, ({ pair }) => shiftOf(pair)).values()];
  return new Map(
    days.flatMap(([one, ...others]) => {
      if (one === undefined || others.length === 0) return [];
      const day = [one, ...others] as const;
      const versions = adjustAll([inEffect(one), ...others.map(inEffect)]);
      return day.map(({ pair }, index) => [pair, versions[index] ?? null] as const);
    }),
  );
}
