import { formatMessage, serverMessages } from 'shared-contracts/error-messages';
import type { components } from 'shared-contracts';
import type { ViolationCode } from '../rules/punch.ts';
import type { PunchRequest } from './punchCall.ts';

/** A violation in the caller's language; `since` is formatted for the reader already. */
export function presentViolation(
  code: ViolationCode,
  { employee, locale }: Pick<PunchRequest, 'employee' | 'locale'>,
  since: string,
): components['schemas']['ClockViolation'] {
  const template = serverMessages[locale].violations[code];
  return {
    userId: employee.id,
    violation: { code, translatedViolation: formatMessage(template, { since }) },
  };
}
