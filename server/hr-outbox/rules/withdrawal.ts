import type { Synchronisation } from './synchronisation.ts';
import type { OutboxRow } from './outbox.ts';

/** A row of the outbox with what decides whether it can be withdrawn. */
export interface WithdrawableRow extends Pick<
  OutboxRow,
  'assignment_id' | 'shift_id' | 'revision' | 'records' | 'state'
> {
  readonly version_id: number;
  readonly requested_at: string;
  readonly leased_until: string | null;
  /** The external HR system has taken some of the shift at some time. */
  readonly has_left: boolean;
}

/** Whether nothing of what waits is on its way to the external HR system, or there already. */
export function canBeWithdrawn({ state, leased_until, records }: WithdrawableRow): boolean {
  const isThere = state === 'DELIVERED' || records.some((record) => record.state === 'DONE');
  return !isThere && leased_until === null;
}

/** What a time pair tells of the external HR system once what waited is withdrawn. */
export function afterWithdrawal({ has_left: hasLeft }: WithdrawableRow): Synchronisation {
  return {
    synchronisation_status: hasLeft ? 'SYNCHRONISED' : null,
    synchronisation_error: null,
  };
}
