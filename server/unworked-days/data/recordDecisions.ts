import { statement, type Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { sealedDecision, type UnworkedRecord } from '../rules/unworkedRecord.ts';

/** Value: assignments. Locks the decisions about their days. */
const holdAssignments = statement<{ readonly id: number }>(
  'holdAssignmentsOfDecisions',
  'select id from assignment where id = any($1::bigint[]) order by id for no key update',
);

/** Value: assignments. The last record of each. */
const readLast = statement<{
  readonly assignmentId: number;
  readonly sequence: number;
  readonly mac: Buffer | null;
}>(
  'readLastUnworkedRecords',
  `select asked.id as "assignmentId", last.sequence, last.mac
   from unnest($1::bigint[]) asked(id)
   cross join lateral (select sequence, mac from unworked_record
     where assignment_id = asked.id order by sequence desc limit 1) last`,
);

/** Values: assignments, numbers, days, outcome, person, now, codes in hexadecimal. */
const addRecords = statement<never>(
  'addUnworkedRecords',
  `insert into unworked_record
     (assignment_id, sequence, date, outcome, decided_by, recorded_at, mac)
   select assignment_id, sequence, date, $4::text, $5::bigint, $6::timestamptz, decode(mac, 'hex')
   from unnest($1::bigint[], $2::integer[], $3::date[], $7::text[])
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
  await transaction.run(holdAssignments, [ids]);
  const ends = new Map(
    (await transaction.run(readLast, [ids])).map(({ assignmentId, sequence, mac }) => [
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
  await transaction.run(addRecords, [
    records.map(({ assignmentId }) => assignmentId),
    records.map(({ sequence }) => sequence),
    records.map(({ date }) => date),
    ...[decision.outcome, decision.actorId, decision.recordedAt],
    records.map(({ mac }) => mac),
  ]);
}
