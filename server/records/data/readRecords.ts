import type { Database } from '../../database/database.ts';
import { statement, type Runner } from '../../database/statement.ts';
import type { Json } from '../rules/canonicalJson.ts';
import type { Fields, SignedRecord } from '../rules/record.ts';

interface RecordRow {
  readonly assignment_id: number;
  readonly sequence: number;
  readonly time_pair_id: number;
  readonly actor_kind: SignedRecord['actorKind'];
  readonly actor_id: number | null;
  readonly recorded_at: string;
  readonly action: SignedRecord['action'];
  readonly before: Fields | null;
  /** Null if it was removed. */
  readonly after: Fields | null;
  readonly salts: SignedRecord['salts'];
  readonly previous_mac: Buffer;
  readonly mac: Buffer;
}

/** A row of `time_pair` or `segment` by column. */
export interface TimeRow {
  readonly id: number;
  readonly is_segment: boolean;
  readonly columns: Readonly<Record<string, Json>>;
}

const nextAssignments = statement<{ assignment_id: number }, { last: number; batch: number }>(
  'verifyNextAssignments',
  `select distinct assignment_id from (
     (select assignment_id from time_pair where assignment_id > $last order by assignment_id limit $batch)
     union all
     (select distinct assignment_id from time_pair_record where assignment_id > $last
      order by assignment_id limit $batch)
   ) any_time order by assignment_id limit $batch`,
);

const recordsOf = statement<RecordRow, { assignmentId: number; last: number; batch: number }>(
  'verifyRecords',
  `select * from time_pair_record where assignment_id = $assignmentId and sequence > $last
   order by sequence limit $batch`,
);

const rowsOf = statement<TimeRow, { assignmentId: number }>(
  'verifyRows',
  `select id, false as is_segment, to_jsonb(pair) || jsonb_build_object('employee_id',
     (select employee_id from assignment where assignment.id = $assignmentId)) as columns from time_pair pair
   where assignment_id = $assignmentId
   union all
   select id, true, to_jsonb(segment) from segment where assignment_id = $assignmentId`,
);

const batch = 1_000;

/** Every assignment with time or records, in order. */
export async function* assignmentsWithTime(database: Database): AsyncGenerator<number> {
  for (let last = 0; ;) {
    const rows = await database.run(nextAssignments, { last, batch });
    for (const { assignment_id: id } of rows) yield id;
    last = rows.at(-1)?.assignment_id ?? last;
    if (rows.length === 0) return;
  }
}

/** The records of an assignment after a given number, in order. */
export async function* recordsOfAssignment(
  database: Runner,
  assignmentId: number,
  after = 0,
): AsyncGenerator<SignedRecord> {
  for (let last = after; ;) {
    const rows = await database.run(recordsOf, { assignmentId, last, batch });
    for (const row of rows) yield toRecord(row);
    last = rows.at(-1)?.sequence ?? last;
    if (rows.length < batch) return;
  }
}

export function timeOfAssignment(database: Runner, assignmentId: number): Promise<TimeRow[]> {
  return database.run(rowsOf, { assignmentId });
}

function toRecord(row: RecordRow): SignedRecord {
  return {
    assignmentId: row.assignment_id,
    sequence: row.sequence,
    timePairId: row.time_pair_id,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    recordedAt: row.recorded_at,
    action: row.action,
    before: row.before,
    after: row.after ?? {},
    salts: row.salts,
    previousMac: row.previous_mac,
    mac: row.mac,
  };
}
