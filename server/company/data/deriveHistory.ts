import type { Transaction } from 'kysely';
import { readAdjustmentRules } from '../../adjusted-time/data/adjustmentRules.ts';
import { derive } from '../../adjusted-time/rules/derive.ts';
import { runIn, type Statement } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import { readFeatureSettings } from '../../features/data/featureSettings.ts';
import { effectiveFeatures } from '../../features/rules/effectiveFeatures.ts';
import { plannedDays } from '../../schedules/data/plannedDays.ts';
import { dayPlan } from '../../time-entries/rules/dayPlan.ts';
import type { TimePairRow } from '../../time-entries/rules/timePairRow.ts';
import type { ImportedShift } from './historyRows.ts';

/** Gives imported shifts what follows from them by the schedules, rules and features of now. */
export async function deriveHistory(
  transaction: Transaction<Tables>,
  shifts: readonly ImportedShift[],
): Promise<ImportedShift[]> {
  const inside = {
    run: <Row>(statement: Statement<Row>, values: readonly unknown[] = []) =>
      runIn(transaction, statement, values),
  };
  const rules = (await inside.run(readAdjustmentRules)).map(({ rule }) => rule);
  const settings = await inside.run(readFeatureSettings);
  const features = effectiveFeatures(
    Object.fromEntries(settings.map(({ name, value }) => [name, value])),
  );
  const days = shifts.flatMap(({ versions }) =>
    versions.map(({ assignment_id: assignmentId, start_date: date }) => ({ assignmentId, date })),
  );
  const first = firstOfDays(shifts);
  const planned = (await plannedDays(inside, days)).values();
  return shifts.map(({ entry, versions, segments }) => ({
    entry,
    segments,
    versions: versions.map((pair) => {
      const { start_date: date, time_zone: timeZone } = pair;
      const plan = dayPlan(planned.next().value ?? { kind: 'none' }, date, timeZone);
      const earliest = first.get(dayOf(pair));
      const startsDay = earliest === undefined || pair.clock_in <= earliest;
      return derive({ pair, segments }, { plan, features, rules, startsDay }).pair;
    }),
  }));
}

/** When the first entry of each day of an assignment starts. */
function firstOfDays(shifts: readonly ImportedShift[]): ReadonlyMap<string, string> {
  const latest = shifts.flatMap(({ versions }) => versions.filter((pair) => pair.is_latest));
  const counted = latest.filter((pair) => pair.deleted_at === null && pair.status !== 'REJECTED');
  const inOrder = counted.toSorted((a, b) => b.clock_in.localeCompare(a.clock_in));
  return new Map(inOrder.map((pair) => [dayOf(pair), pair.clock_in]));
}

function dayOf(pair: Pick<TimePairRow, 'assignment_id' | 'start_date'>): string {
  return `${pair.assignment_id} ${pair.start_date}`;
}
