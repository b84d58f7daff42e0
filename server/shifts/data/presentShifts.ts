import type { components, Locale } from 'shared-contracts';
import type { ShiftBook } from './createShiftBook.ts';
import { presentTimePair } from '../rules/presentTimePair.ts';
import type { Shift } from '../rules/timePairRow.ts';
import { beginningOf, plansAt } from './plansAt.ts';

/** A shift as it is kept, and who made this version. */
export interface KeptShift extends Shift {
  readonly modifiedBy: components['schemas']['PersonName'] | null;
}

/** Presents shifts, in their order, with as many statements for two hundred as for one. */
export async function presentShifts(
  { facts, dayPlans, features }: Pick<ShiftBook, 'facts' | 'dayPlans' | 'features'>,
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
  const planned = shifts.flatMap(({ pair }, index) => {
    const plan = plans[index];
    return plan === undefined ? [] : [{ pair, plan }];
  });
  const beside = await facts.workedBeside?.(planned);
  const { locale } = reader;
  const now = reader.now.toISOString();
  const context = { catalogue, deciders, features: switches, locale, now };
  return shifts.map((shift, index) => {
    const assignment = assignments.get(shift.pair.assignment_id);
    const plan = plans[index];
    if (assignment === undefined || plan === undefined)
      throw new Error('A shift has no assignment.');
    return presentTimePair({ ...shift, assignment, plan, workedBeside: beside?.[index] }, context);
  });
}
