import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import { beginningOf, plansAround } from '../../shifts/data/plansAt.ts';
import type { NearbyTime } from '../../shifts/data/nearbyTime.ts';
import { planAt } from '../../shifts/rules/planAt.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import { startsLate } from '../../shifts/rules/unusual.ts';
import { derive } from '../rules/derive.ts';
import type { AdjustmentRules } from './adjustmentRules.ts';
import { startsItsDay } from './startsItsDay.ts';

/** Derives the adjusted version and indicators of a shift that will be written. */
export type Derive = (shift: Shift, nearby: NearbyTime) => Promise<Shift>;

export function createDerive(
  { features }: Pick<ShiftBook, 'features'>,
  adjustmentRules: AdjustmentRules,
): Derive {
  return async (shift, nearby) => {
    const moment = beginningOf(shift);
    const [[plans = []], switches, rules] = await Promise.all([
      plansAround(nearby.dayPlans, [moment]),
      features.read(),
      adjustmentRules.read(),
    ]);
    const plan = planAt(plans, moment.at, moment.timeZone);
    const startsDay = !startsLate(shift, plan) || (await startsItsDay(nearby, { shift, plans }));
    return derive(shift, { plan, features: switches, rules, startsDay });
  };
}
