import type { components } from 'shared-contracts';
import { formatMessage, serverMessages } from 'shared-contracts/error-messages';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import { presentShifts } from '../../shifts/data/presentShifts.ts';
import { inEffect } from '../../shifts/rules/inEffect.ts';
import type { DecidedRow, MassRequest } from './massRow.ts';

/** The shifts of the accepted rows, and all violations, in the manager's language. */
export async function presentMassAnswer(
  book: ShiftBook,
  request: MassRequest,
  decided: readonly DecidedRow[],
  is24Hour: boolean,
): Promise<components['schemas']['MassClockAnswer']> {
  const { locale, employee } = request;
  const formats = readerFormats(locale, is24Hour);
  const texts = serverMessages[locale].massViolations;
  const sinceOf = (open: DecidedRow['violations'][number]['open']) =>
    open === undefined
      ? ''
      : [formats.dayAt, formats.time].map((of) => of(open.clock_in, open.time_zone)).join(', ');
  const shown = decided.flatMap(({ punch, state }) => {
    if (punch === null) return [];
    return [{ ...inEffect(punch.shift), modifiedBy: state.shift?.modifiedBy ?? null }];
  });
  return {
    shiftTimePairs: await presentShifts(book, shown, request),
    violations: decided.flatMap(({ assignmentId, employeeId, violations }) =>
      violations.map(({ code, open }) => ({
        userId: employeeId ?? employee.id,
        employeeAssignmentId: assignmentId,
        violation: {
          code,
          translatedViolation: formatMessage(texts[code], { since: sinceOf(open) }),
        },
      })),
    ),
  };
}
