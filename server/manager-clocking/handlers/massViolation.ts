import type { components } from 'shared-contracts';
import type { Refusal } from '../../calls/refusal.ts';

export type MassViolationCode = components['schemas']['MassViolationCode'];

/**
 * The manager's message about a row that cannot be done; null for an error of the whole request.
 */
export function massViolation(
  { code, details }: Pick<Refusal, 'code' | 'details'>,
  isShiftGone: boolean,
): MassViolationCode | null {
  switch (code) {
    case 'ACCESS_DENIED':
      return 'NOT_CLOCKABLE';
    case 'NOT_FOUND':
      return isShiftGone ? 'SHIFT_GONE' : 'CHOICE_NOT_OFFERED';
    case 'CLOCK_OUT_ALREADY_RECORDED':
      return 'ALREADY_CLOCKED_OUT';
    case 'ON_APPROVED_LEAVE':
    case 'END_OUT_OF_RANGE':
      return code;
    case 'VALIDATION_FAILED':
      return details.fields?.every(({ fault }) => fault === 'required') === true
        ? 'CHOICE_MISSING'
        : null;
    default:
      return null;
  }
}
