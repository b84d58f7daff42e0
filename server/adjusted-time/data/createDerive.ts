import type { Database } from '../../database/database.ts';
import type { PresentationSources } from '../../time-entries/data/presentShifts.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';
import { startsLate } from '../../time-entries/rules/unusual.ts';
import { derive } from '../rules/derive.ts';
import type { AdjustmentRules } from './adjustmentRules.ts';
import { startsItsDay } from './startsItsDay.ts';

/**
 * Works out what follows from a shift that is about to be written: adjusted version and info
 * indicators. To be called with every shift that changed, before its record is signed.
 */
export type Derive = (shift: Shift) => Promise<Shift>;

export function createDerive(
  database: Pick<Database, 'run'>,
  { dayPlans, features }: Pick<PresentationSources, 'dayPlans' | 'features'>,
  adjustmentRules: AdjustmentRules,
): Derive {
  return async (shift) => {
    const { assignment_id: assignmentId, start_date: date, time_zone: timeZone } = shift.pair;
    const [[plan], switches, rules] = await Promise.all([
      dayPlans([{ assignmentId, date, timeZone }]),
      features.read(),
      adjustmentRules.read(),
    ]);
    if (plan === undefined) throw new Error('Every day has a plan, if an empty one.');
    const startsDay = !startsLate(shift, plan) || (await startsItsDay(database, shift));
    return derive(shift, { plan, features: switches, rules, startsDay });
  };
}
