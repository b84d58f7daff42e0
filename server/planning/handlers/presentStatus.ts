import type { components, Locale } from 'shared-contracts';
import { serverMessages } from 'shared-contracts/error-messages';
import type { QueuedSchedule } from '../data/scheduleOutbox.ts';

type Schemas = components['schemas'];

/** The end of an open-ended range, where the contract requires a day. */
const noEnd = '9999-12-31';

/** The delivery state of a temporary schedule, with the reason in the reader's language. */
export function presentStatus(
  row: QueuedSchedule,
  locale: Locale,
): Schemas['TemporaryScheduleStatus'] {
  return {
    tempWorkScheduleExternalCode: row.code,
    assignmentId: row.assignmentId,
    startDate: row.startDate,
    endDate: row.endDate ?? noEnd,
    ecSynchronisationStatus: statusOf(row),
    synchronisationError: errorOf(row, locale),
  };
}

/** The state that an outbox row shows (spec §4). */
export function statusOf({
  state,
  operation,
}: Pick<QueuedSchedule, 'state' | 'operation'>): Schemas['SynchronisationStatus'] {
  if (state === 'DELIVERED') return operation === 'DELETE' ? 'DELETED' : 'SYNCHRONISED';
  return state === 'FAILED' ? 'SYNCHRONISATION_FAILED' : 'SYNCHRONISATION_PENDING';
}

/** The reason, followed by the HR system's own message; null unless it has failed. */
export function errorOf(
  { state, failure, failureDetail }: Pick<QueuedSchedule, 'state' | 'failure' | 'failureDetail'>,
  locale: Locale,
): Schemas['SynchronisationError'] | null {
  if (state !== 'FAILED') return null;
  const reason = failure ?? 'REFUSED';
  const said = [serverMessages[locale].synchronisationFailures[reason], failureDetail];
  return { reason, message: said.filter((text) => text !== null).join(' ') };
}
