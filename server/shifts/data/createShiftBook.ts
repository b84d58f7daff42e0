import type { ServerContext } from '../../calls/serverContext.ts';
import type { Features } from '../../features/createFeatures.ts';
import { plannedDays } from '../../schedules/data/plannedDays.ts';
import { createWorkSchedules, type WorkSchedules } from '../../schedules/data/workSchedules.ts';
import { createDayPlans, type DayPlans, type FindPlannedDays } from './createDayPlans.ts';
import { createTimePairFacts, type TimePairFacts } from './createTimePairFacts.ts';

/** The data with which shifts are judged and presented, most of it cached for a few seconds. */
export interface ShiftBook {
  readonly facts: TimePairFacts;
  readonly dayPlans: DayPlans;
  readonly plannedDays: FindPlannedDays;
  readonly workSchedules: WorkSchedules;
  readonly features: Features;
}

export function createShiftBook(context: ServerContext, features: Features): ShiftBook {
  const findPlannedDays: FindPlannedDays = (days) => plannedDays(context.database, days);
  return {
    facts: createTimePairFacts(context),
    dayPlans: createDayPlans(findPlannedDays, context),
    plannedDays: findPlannedDays,
    workSchedules: createWorkSchedules(context),
    features,
  };
}
