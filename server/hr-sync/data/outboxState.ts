import { statement } from '../../database/statement.ts';
import { headColumns, joinHead } from '../../records/data/chainHead.ts';
import type { HeadRow } from '../../records/rules/record.ts';
import type { KeptSynchronisation } from '../rules/synchronisationChange.ts';
import type { LeasedRow } from './outboxQueue.ts';

/** The head of an assignment's record chain; null if it has none. */
export interface StandingChain extends HeadRow {
  readonly assignment_id: number;
}

/** A row with the pairs that show its state, read at the same moment as the chain. */
export interface OutboxState extends StandingChain, LeasedRow {
  /** The version to deliver, and the latest one. */
  readonly pairs: readonly KeptSynchronisation[];
}

/** The columns of a `time_pair` for a `KeptSynchronisation`. */
export const keptColumns = (pair: string) => `jsonb_build_object('id', ${pair}.id,
  'synchronisation_status', ${pair}.synchronisation_status,
  'synchronisation_error', ${pair}.synchronisation_error,
  'extraction_status', ${pair}.extraction_status)`;

/** The assignment and the shift of each, in the same order. */
export const readOutbox = statement<
  OutboxState,
  { assignmentIds: readonly number[]; shiftIds: readonly number[] }
>(
  'readOutbox',
  `select kept.assignment_id, kept.shift_id, kept.employee_id, kept.version_id, kept.revision,
     kept.records, kept.state, kept.attempts, kept.due_at, kept.leased_until,
     ${headColumns},
     (select jsonb_agg(${keptColumns('pair')} order by pair.id) from time_pair pair
      where pair.assignment_id = kept.assignment_id and pair.id in (kept.version_id, (
        select latest.id from time_pair latest
        where latest.assignment_id = kept.assignment_id
          and latest.original_version_id = kept.shift_id and latest.is_latest))) as pairs
   from unnest($assignmentIds::bigint[], $shiftIds::bigint[]) as asked(assignment_id, shift_id)
     join hr_outbox kept on kept.assignment_id = asked.assignment_id
       and kept.shift_id = asked.shift_id
     ${joinHead('kept.assignment_id')}
   order by kept.assignment_id, kept.shift_id`,
);
