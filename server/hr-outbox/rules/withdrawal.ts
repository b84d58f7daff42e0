import type { Synchronisation } from './synchronisation.ts';
import type { OutboxRow } from './outbox.ts';

/** A row of the outbox with the columns that decide whether it can be withdrawn. */
export interface WithdrawableRow extends Pick<
  OutboxRow,
  'assignment_id' | 'shift_id' | 'revision' | 'records' | 'state'
> {
  readonly version_id: number;
  readonly requested_at: string;
  readonly leased_until: string | null;
  /** The external HR system has accepted some of the shift before. */
  readonly has_left: boolean;
}

/** Whether nothing in the row is in flight or has been delivered. */
export function canBeWithdrawn({ state, leased_until, records }: WithdrawableRow): boolean {
  const isThere = state === 'DELIVERED' || records.some((record) => record.state === 'DONE');
  return !isThere && leased_until === null;
}

/** The delivery state of a time pair after its deliveries were withdrawn. */
export function afterWithdrawal({ has_left: hasLeft }: WithdrawableRow): Synchronisation {
  return {
    synchronisation_status: hasLeft ? 'SYNCHRONISED' : null,
    synchronisation_error: null,
  };
}
