import type { components } from 'shared-contracts';
import type { Refusal } from '../../http/refusal.ts';

export type MassViolationCode = components['schemas']['MassViolationCode'];

/**
 * What the manager is told of a row that cannot be done as it is; null for what is wrong with the
 * whole request.
 */
export function massViolation(
  { code, details }: Pick<Refusal, 'code' | 'details'>,
  isClockIn: boolean,
): MassViolationCode | null {
  switch (code) {
    case 'ACCESS_DENIED':
      return 'NOT_CLOCKABLE';
    case 'NOT_FOUND':
      return isClockIn ? 'CHOICE_NOT_OFFERED' : 'SHIFT_GONE';
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
