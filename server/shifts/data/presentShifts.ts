import type { components, Locale } from 'shared-contracts';
import type { ShiftBook } from './createShiftBook.ts';
import type { TimePairFacts } from './createTimePairFacts.ts';
import { presentTimePair } from '../rules/presentTimePair.ts';
import type { Shift } from '../rules/timePairRow.ts';
import { beginningOf, plansAt } from './plansAt.ts';

/** A stored shift with the author of this version. */
export interface KeptShift extends Shift {
  readonly modifiedBy: components['schemas']['PersonName'] | null;
}

type Presented = components['schemas']['TimePair'];
type Reader = { readonly locale: Locale; readonly now: Date };
type Book<Fact extends keyof TimePairFacts> = Pick<ShiftBook, 'dayPlans' | 'features'> & {
  readonly facts: Pick<TimePairFacts, Fact>;
};

/** Presents shifts, in order, with the same number of statements for one and for two hundred. */
export async function presentShifts(
  book: Book<keyof TimePairFacts>,
  shifts: readonly KeptShift[],
  reader: Reader,
): Promise<Presented[]> {
  const { placed, context } = await place(book, shifts, reader);
  const beside = await book.facts.workedBeside(placed);
  return placed.map((shift, index) =>
    presentTimePair({ ...shift, workedBeside: beside[index] }, context),
  );
}

/** The same without other work on their days, for which a punch does not wait. */
export async function presentShiftsAlone(
  book: Book<'assignments' | 'catalogue' | 'names' | 'hrWords'>,
  shifts: readonly KeptShift[],
  reader: Reader,
): Promise<Presented[]> {
  const { placed, context } = await place(book, shifts, reader);
  return placed.map((shift) => presentTimePair(shift, context));
}

/** The shifts with their assignments, plans and other data for presentation. */
async function place(
  { facts, dayPlans, features }: Book<'assignments' | 'catalogue' | 'names' | 'hrWords'>,
  shifts: readonly KeptShift[],
  { locale, now }: Reader,
) {
  const deciderIds = shifts.flatMap(({ pair }) => pair.decision?.by ?? []);
  const refused = shifts.flatMap(({ pair }) => (pair.synchronisation_error === null ? [] : [pair]));
  const [assignments, catalogue, deciders, hrWords, plans, switches] = await Promise.all([
    facts.assignments([...new Set(shifts.map(({ pair }) => pair.assignment_id))]),
    facts.catalogue(),
    facts.names([...new Set(deciderIds)]),
    facts.hrWords(refused),
    plansAt(dayPlans, shifts.map(beginningOf)),
    features.read(),
  ]);
  const placed = shifts.map((shift, index) => {
    const assignment = assignments.get(shift.pair.assignment_id);
    const plan = plans[index];
    if (assignment === undefined || plan === undefined)
      throw new Error('A shift has no assignment.');
    return { ...shift, assignment, plan };
  });
  const context = {
    ...{ catalogue, deciders, hrWords, features: switches, locale },
    now: now.toISOString(),
  };
  return { placed, context };
}
