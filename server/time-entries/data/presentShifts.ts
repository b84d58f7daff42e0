import type { components, FeatureInfo, Locale } from 'shared-contracts';
import { presentTimePair } from '../rules/presentTimePair.ts';
import type { Shift } from '../rules/timePairRow.ts';
import type { DayPlans } from './createDayPlans.ts';
import type { TimePairFacts } from './createTimePairFacts.ts';
import { beginningOf, plansAt } from './plansAt.ts';

/** A shift as it is kept, and who made this version. */
export interface KeptShift extends Shift {
  readonly modifiedBy: components['schemas']['PersonName'] | null;
}

export interface PresentationSources {
  readonly facts: TimePairFacts;
  readonly dayPlans: DayPlans;
  readonly features: { read(): Promise<FeatureInfo> };
}

/** Presents shifts, in their order, with as many statements for two hundred as for one. */
export async function presentShifts(
  { facts, dayPlans, features }: PresentationSources,
  shifts: readonly KeptShift[],
  reader: { readonly locale: Locale; readonly now: Date },
): Promise<components['schemas']['TimePair'][]> {
  const deciderIds = shifts.flatMap(({ pair }) => pair.decision?.by ?? []);
  const [assignments, catalogue, deciders, plans, switches] = await Promise.all([
    facts.assignments([...new Set(shifts.map(({ pair }) => pair.assignment_id))]),
    facts.catalogue(),
    facts.names([...new Set(deciderIds)]),
    plansAt(dayPlans, shifts.map(beginningOf)),
    features.read(),
  ]);
  const { locale } = reader;
  const now = reader.now.toISOString();
  const context = { catalogue, deciders, features: switches, locale, now };
  return shifts.map((shift, index) => {
    const assignment = assignments.get(shift.pair.assignment_id);
    const plan = plans[index];
    if (assignment === undefined || plan === undefined)
      throw new Error('A shift has no assignment.');
    return presentTimePair({ ...shift, assignment, plan }, context);
  });
}
