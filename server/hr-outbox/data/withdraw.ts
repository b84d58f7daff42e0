import { statement, type Runner } from '../../database/statement.ts';
import { Conflict } from '../../calls/retryOnConflict.ts';
import type { WithdrawableRow } from '../rules/withdrawal.ts';

/** The assignment and the shift of each, in the same order. */
export const readWithdrawable = statement<
  WithdrawableRow,
  { assignmentIds: readonly number[]; shiftIds: readonly number[] }
>(
  'readWithdrawable',
  `select kept.assignment_id, kept.shift_id, kept.version_id, kept.revision, kept.records,
     kept.state, kept.requested_at, kept.leased_until, kept.has_left
   from unnest($assignmentIds::bigint[], $shiftIds::bigint[]) as asked(assignment_id, shift_id)
     join hr_outbox kept on kept.assignment_id = asked.assignment_id
       and kept.shift_id = asked.shift_id`,
);

/**
 * Cancels all deliveries; anything delivered earlier counts as present, so that a later change
 * or deletion is sent.
 */
const withdrawStatement = statement<{ shift_id: number }, { revisions: string }>(
  'withdrawFromHr',
  `update hr_outbox kept set state = 'DELIVERED', attempts = 0, records = (
     select jsonb_agg(sent.record || jsonb_build_object('state', 'DONE', 'failure', null,
       'operation', case when kept.has_left then 'UPSERT' else 'DELETE' end))
     from jsonb_array_elements(kept.records) as sent(record))
   from jsonb_to_recordset($revisions::jsonb) as asked(assignment_id bigint, shift_id bigint,
     revision integer)
   where kept.assignment_id = asked.assignment_id and kept.shift_id = asked.shift_id
     and kept.revision = asked.revision and kept.leased_until is null
     and kept.state <> 'DELIVERED'
   returning kept.shift_id`,
);

/**
 * Withdraws queued deliveries to the external HR system, in the transaction of the change. Fails
 * with a conflict if a row has been leased since it was read (`retryOnConflict`).
 */
export async function withdraw(database: Runner, rows: readonly WithdrawableRow[]): Promise<void> {
  if (rows.length === 0) return;
  const revisions = rows.map(({ assignment_id, shift_id, revision }) => ({
    assignment_id,
    shift_id,
    revision,
  }));
  const withdrawn = await database.run(withdrawStatement, { revisions: JSON.stringify(revisions) });
  if (withdrawn.length < rows.length) throw new Conflict();
}
