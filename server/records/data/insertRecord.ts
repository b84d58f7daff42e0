import type { SignedRecord } from '../rules/record.ts';

const columns = {
  assignment_id: 'bigint',
  sequence: 'integer',
  time_pair_id: 'bigint',
  actor_kind: 'text',
  actor_id: 'bigint',
  recorded_at: 'timestamptz',
  action: 'text',
  before: 'jsonb',
  after: 'jsonb',
  salts: 'jsonb',
  previous_mac: 'bytea',
  mac: 'bytea',
} as const;

/** How many parameters `insertRecord` takes. */
export const recordParameters = Object.keys(columns).length;

/**
 * Inserts one record by the parameters from `$1` on (`recordValues`), at a fraction of what
 * `insertRecordsFrom` costs; for use inside a larger statement.
 */
export const insertRecord = `insert into time_pair_record (${Object.keys(columns).join(', ')})
  values (${Object.values(columns)
    .map((type, index) => `$${index + 1}::${type}`)
    .join(', ')})`;

export function recordValues(record: SignedRecord): unknown[] {
  return [
    record.assignmentId,
    record.sequence,
    record.timePairId,
    record.actorKind,
    record.actorId,
    record.recordedAt,
    record.action,
    record.before === null ? null : JSON.stringify(record.before),
    JSON.stringify(record.after),
    record.salts === null ? null : JSON.stringify(record.salts),
    record.previousMac,
    record.mac,
  ];
}
