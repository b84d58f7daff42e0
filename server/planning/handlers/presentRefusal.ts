import type { components, Locale } from 'shared-contracts';
import { formatMessage, serverMessages } from 'shared-contracts/error-messages';
import type { RowRefusal } from '../rules/planRefusal.ts';

/** Why a row is refused, in the reader's language. */
export function presentRefusal(
  { code, date, schedule = '', changedBy = null, changedAt = null }: RowRefusal,
  locale: Locale,
): components['schemas']['PlanRefusal'] {
  const values = { schedule, name: changedBy ?? '' };
  const message = formatMessage(serverMessages[locale].planRefusals[code], values);
  return { code, message, date, changedBy, changedAt };
}
