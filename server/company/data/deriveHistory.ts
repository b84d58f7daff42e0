import type { Transaction } from 'kysely';
import { readAdjustmentRules } from '../../adjusted-time/data/adjustmentRules.ts';
import { derive } from '../../adjusted-time/rules/derive.ts';
import { runIn, type Statement } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import { readFeatureSettings } from '../../features/data/featureSettings.ts';
import { effectiveFeatures } from '../../features/rules/effectiveFeatures.ts';
import { plannedDays } from '../../schedules/data/plannedDays.ts';
import { dayPlan } from '../../time-entries/rules/dayPlan.ts';
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
  const planned = (await plannedDays(inside, days)).values();
  return shifts.map(({ entry, versions, segments }) => ({
    entry,
    segments,
    versions: versions.map((pair) => {
      const { start_date: date, time_zone: timeZone } = pair;
      const plan = dayPlan(planned.next().value ?? { kind: 'none' }, date, timeZone);
      return derive({ pair, segments }, { plan, features, rules }).pair;
    }),
  }));
}
