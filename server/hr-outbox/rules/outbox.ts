import type { components, Instant } from 'shared-contracts';
import type { Leased } from '../../queues/rules/lease.ts';

export type HrFailure = components['schemas']['SynchronisationFailure'];

/** One record of the external HR system: a shift by its `original_version_id`, or a segment. */
export interface OutboxRecord {
  readonly id: number;
  readonly operation: 'UPSERT' | 'DELETE';
  readonly state: 'WAITING' | 'DONE' | 'FAILED';
  /** Why the last attempt failed. */
  readonly failure: HrFailure | null;
  /** The system's own message about it, if any. */
  readonly detail?: string | null;
}

/** The deliveries that a change requests; see `withHrMessage`. */
export interface OutboxMessage {
  readonly assignment_id: number;
  /** The shift's `original_version_id`. */
  readonly shift_id: number;
  readonly version_id: number;
  readonly records: readonly OutboxRecord[];
  readonly requested_at: Instant;
  /** The earliest delivery; later than the request while it can be undone. */
  readonly due_at: Instant;
}

/** A row of `hr_outbox` as its delivery changes it. */
export interface OutboxRow {
  readonly assignment_id: number;
  readonly shift_id: number;
  readonly revision: number;
  readonly records: readonly OutboxRecord[];
  /** FAILED waits until somebody requests another attempt. */
  readonly state: 'WAITING' | 'DELIVERED' | 'FAILED';
  readonly attempts: number;
  readonly due_at: Instant;
}

/** A row with the person whose rows are delivered in order. */
export interface QueuedRow extends OutboxRow, Leased {
  readonly employee_id: number;
}

/** A record that has yet to be sent. */
export function waiting(id: number, operation: OutboxRecord['operation']): OutboxRecord {
  return { id, operation, state: 'WAITING', failure: null };
}
