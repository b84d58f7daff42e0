import type { components } from 'shared-contracts';
import { formatMessage, serverMessages } from 'shared-contracts/error-messages';
import type { ShiftBook } from '../shifts/data/createShiftBook.ts';
import type { Database } from '../database/database.ts';
import type { EmployeeActor } from '../calls/actor.ts';
import type { CallRequest } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import { presentShiftAlone } from '../shifts/data/presentShifts.ts';
import { sinceText } from '../shifts/data/sinceText.ts';
import type { AssignmentFacts } from '../shifts/rules/timePairContext.ts';
import type { ShiftInContext } from '../shifts/rules/presentTimePair.ts';
import type { DonePunch, Outcome } from './rules/punch.ts';

type Reader = Pick<CallRequest<'clockInShift'>, 'locale' | 'now'> & {
  readonly employee: Pick<EmployeeActor, 'id'>;
};

/** The shift after the punch, and the punch's messages in the caller's language. */
export async function presentPunchAnswer(
  database: Database,
  book: ShiftBook,
  reader: Reader,
  shift: ShiftInContext,
  violations: DonePunch['violations'],
): Promise<components['schemas']['ClockEntryAnswer']> {
  const { clock_in: clockIn, time_zone: timeZone } = shift.pair;
  const since = violations.includes('ALREADY_CLOCKED_IN')
    ? await sinceText(database, reader, clockIn, timeZone)
    : '';
  const texts = serverMessages[reader.locale].violations;
  return {
    shiftTimePairs: [await presentShiftAlone(book, shift, reader)],
    violations: violations.map((code) => ({
      userId: reader.employee.id,
      violation: { code, translatedViolation: formatMessage(texts[code], { since }) },
    })),
  };
}

/**
 * The refusal of a punch that is not possible, with the start of the shift or break that blocks it.
 */
export async function punchRefusal(
  database: Database,
  reader: Reader,
  { code, since }: Extract<Outcome, { readonly done: false }>,
  { timeZone }: Pick<AssignmentFacts, 'timeZone'>,
): Promise<Refusal> {
  if (since === undefined) return new Refusal(code);
  const text = await sinceText(database, reader, since, timeZone);
  return new Refusal(code, { values: { since: text } });
}
