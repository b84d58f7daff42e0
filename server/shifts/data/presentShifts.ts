import type { components, Locale } from 'shared-contracts';
import type { ShiftBook } from './createShiftBook.ts';
import { presentTimePair, type ShiftInContext } from '../rules/presentTimePair.ts';
import type { PresentationContext } from '../rules/timePairContext.ts';
import type { Shift } from '../rules/timePairRow.ts';
import { beginningOf, plansAt } from './plansAt.ts';

/** A stored shift with the author of this version. */
export interface ShiftWithAuthor extends Shift {
  readonly modifiedBy: components['schemas']['PersonName'] | null;
}

type Presented = components['schemas']['TimePair'];
type Reader = { readonly locale: Locale; readonly now: Date };

/** Presents shifts, in order, with the same number of statements for one and for two hundred. */
export async function presentShifts(
  book: Pick<ShiftBook, 'dayPlans' | 'features' | 'facts'>,
  shifts: readonly ShiftWithAuthor[],
  reader: Reader,
): Promise<Presented[]> {
  const [assignments, plans, context] = await Promise.all([
    book.facts.assignments([...new Set(shifts.map(({ pair }) => pair.assignment_id))]),
    plansAt(book.dayPlans, shifts.map(beginningOf)),
    contextOf(book, shifts, reader),
  ]);
  const placed = shifts.map((shift, index) => {
    const assignment = assignments.get(shift.pair.assignment_id);
    const plan = plans[index];
    if (assignment === undefined || plan === undefined)
      throw new Error('A shift has no assignment.');
    return { ...shift, assignment, plan };
  });
  const beside = await book.facts.workedBeside(placed);
  return placed.map((shift, index) =>
    presentTimePair({ ...shift, workedBeside: beside[index] }, context),
  );
}

/** Presents one shift without other work on its day, for which a punch does not wait. */
export async function presentShiftAlone(
  book: Pick<ShiftBook, 'features' | 'facts'>,
  shift: ShiftInContext,
  reader: Reader,
): Promise<Presented> {
  return presentTimePair(shift, await contextOf(book, [shift], reader));
}

async function contextOf(
  { facts, features }: Pick<ShiftBook, 'features' | 'facts'>,
  shifts: readonly ShiftWithAuthor[],
  { locale, now }: Reader,
): Promise<PresentationContext> {
  const deciderIds = shifts.flatMap(({ pair }) => pair.decision?.by ?? []);
  const refused = shifts.flatMap(({ pair }) => (pair.synchronisation_error === null ? [] : [pair]));
  const [catalogue, deciders, hrWords, switches] = await Promise.all([
    facts.catalogue(),
    facts.names([...new Set(deciderIds)]),
    facts.hrWords(refused),
    features.read(),
  ]);
  return { catalogue, deciders, hrWords, features: switches, locale, now: now.toISOString() };
}
