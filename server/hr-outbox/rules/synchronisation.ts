import type { components } from 'shared-contracts';
import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';
import type { HrFailure, OutboxRow } from './outbox.ts';

type Status = components['schemas']['SynchronisationStatus'];

/** The columns of a time pair with its state in the external HR system. */
export type Synchronisation = Pick<TimePairRow, 'synchronisation_status' | 'synchronisation_error'>;

/** The delivery state of a time pair according to its outbox row (spec §4). */
export function synchronisationOf({
  shift_id: shiftId,
  state,
  records,
}: Pick<OutboxRow, 'shift_id' | 'state' | 'records'>): Synchronisation {
  const isPartial = records.some((record) => record.state === 'DONE');
  const isDeletion = records.some(({ id, operation }) => id === shiftId && operation === 'DELETE');
  const statuses: Readonly<Record<OutboxRow['state'], Status>> = {
    WAITING: isPartial ? 'PARTIAL_PENDING' : 'SYNCHRONISATION_PENDING',
    FAILED: isPartial ? 'PARTIAL_FAILURE' : 'SYNCHRONISATION_FAILED',
    DELIVERED: isDeletion ? 'DELETED' : 'SYNCHRONISED',
  };
  return {
    synchronisation_status: statuses[state],
    synchronisation_error: state === 'FAILED' ? reasonOf(records) : null,
  };
}

function reasonOf(records: OutboxRow['records']): HrFailure | null {
  return records.find(({ state }) => state === 'FAILED')?.failure ?? null;
}
