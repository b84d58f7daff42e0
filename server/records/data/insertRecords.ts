import { statement } from '../../database/statement.ts';
import type { SignedRecord } from '../rules/record.ts';

/**
 * Inserts the records that `recordRows` made of the parameter, ordered by assignment, as part of a
 * larger statement. The primary key rejects them if a chain has grown in the meantime. A record
 * that would follow a deleted one (`forgetTime`), or be the first of an assignment that is no longer
 * there, appears twice, which is rejected too.
 */
export function insertRecordsFrom(parameter: string): string {
  return `insert into time_pair_record (assignment_id, sequence, time_pair_id, actor_kind, actor_id,
     recorded_at, action, before, after, salts, previous_mac, mac)
   select assignment_id, sequence, time_pair_id, actor_kind, actor_id, recorded_at, action,
     before, after, salts, decode(previous_mac, 'base64'), decode(mac, 'base64')
   from jsonb_to_recordset(${parameter}::jsonb) as record(assignment_id bigint, sequence integer,
     time_pair_id bigint, actor_kind text, actor_id bigint, recorded_at timestamptz, action text,
     before jsonb, after jsonb, salts jsonb, previous_mac text, mac text, goes_on boolean),
     generate_series(1, case when goes_on and not exists (
       select from time_pair_record last where last.assignment_id = record.assignment_id
         and last.sequence = record.sequence - 1)
       or sequence = 1 and not exists (
         select from assignment where assignment.id = record.assignment_id) then 2 else 1 end)
   order by assignment_id, sequence`;
}

export const insertRecords = statement<never, { records: string }>(
  'insertRecords',
  insertRecordsFrom('$records'),
);

/** Records as JSON for `insertRecords` and similar statements; each chain in order. */
export function recordRows(records: readonly SignedRecord[]): string {
  const firsts = new Map(records.toReversed().map((record) => [record.assignmentId, record]));
  return JSON.stringify(
    records.map((record) => ({
      goes_on: record.sequence > 1 && firsts.get(record.assignmentId) === record,
      assignment_id: record.assignmentId,
      sequence: record.sequence,
      time_pair_id: record.timePairId,
      actor_kind: record.actorKind,
      actor_id: record.actorId,
      recorded_at: record.recordedAt,
      action: record.action,
      before: record.before,
      after: record.after,
      salts: record.salts,
      previous_mac: record.previousMac.toString('base64'),
      mac: record.mac.toString('base64'),
    })),
  );
}
