import { statement, type Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { sealedDecision, type UnworkedRecord } from '../rules/unworkedRecord.ts';

/** Locks the decisions about their days. */
const holdAssignments = statement<{ readonly id: number }, { ids: readonly number[] }>(
  'holdAssignmentsOfDecisions',
  'select id from assignment where id = any($ids::bigint[]) order by id for no key update',
);

/** The last record of each. */
const readLast = statement<
  {
    readonly assignmentId: number;
    readonly sequence: number;
    readonly mac: Buffer | null;
  },
  { ids: readonly number[] }
>(
  'readLastUnworkedRecords',
  `select asked.id as "assignmentId", last.sequence, last.mac
   from unnest($ids::bigint[]) asked(id)
   cross join lateral (select sequence, mac from unworked_record
     where assignment_id = asked.id order by sequence desc limit 1) last`,
);

const addRecords = statement<
  never,
  {
    assignmentIds: readonly number[];
    sequences: readonly number[];
    dates: readonly string[];
    outcome: string | null;
    actorId: number;
    recordedAt: string;
    macs: readonly string[];
  }
>(
  'addUnworkedRecords',
  `insert into unworked_record
     (assignment_id, sequence, date, outcome, decided_by, recorded_at, mac)
   select assignment_id, sequence, date, $outcome::text, $actorId::bigint, $recordedAt::timestamptz, decode(mac, 'hex')
   from unnest($assignmentIds::bigint[], $sequences::integer[], $dates::date[], $macs::text[])
     added(assignment_id, sequence, date, mac)`,
);

/**
 * Chains each decision to the previous one of the same assignment, in the transaction of the
 * decisions; the chain must be open.
 */
export async function recordDecisions(
  transaction: Runner,
  seal: RecordChain['seal'],
  days: readonly Pick<UnworkedRecord, 'assignmentId' | 'date'>[],
  decision: Pick<UnworkedRecord, 'outcome' | 'actorId' | 'recordedAt'>,
): Promise<void> {
  const ids = [...new Set(days.map(({ assignmentId }) => assignmentId))];
  await transaction.run(holdAssignments, { ids });
  const ends = new Map(
    (await transaction.run(readLast, { ids })).map(({ assignmentId, sequence, mac }) => [
      assignmentId,
      { sequence, mac: mac?.toString('hex') ?? '' },
    ]),
  );
  const records: (UnworkedRecord & { readonly mac: string })[] = [];
  for (const { assignmentId, date } of days) {
    const last = ends.get(assignmentId) ?? { sequence: 0, mac: '' };
    const record = { assignmentId, sequence: last.sequence + 1, date, ...decision };
    const mac = (await seal(sealedDecision(record, last.mac))).toString('hex');
    ends.set(assignmentId, { sequence: record.sequence, mac });
    records.push({ ...record, mac });
  }
  await transaction.run(addRecords, {
    assignmentIds: records.map(({ assignmentId }) => assignmentId),
    sequences: records.map(({ sequence }) => sequence),
    dates: records.map(({ date }) => date),
    outcome: decision.outcome,
    actorId: decision.actorId,
    recordedAt: decision.recordedAt,
    macs: records.map(({ mac }) => mac),
  });
}
