import type { KeyObject } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { readOneMoment } from '../../database/readOneMoment.ts';
import { statement } from '../../database/statement.ts';
import { sealOf } from '../../records/data/recordChain.ts';
import type { DecisionFinding } from '../../records/rules/finding.ts';
import { sealedDecision, type UnworkedRecord } from '../rules/unworkedRecord.ts';

/** The next one with decisions or records of them. */
const nextAssignment = statement<{ readonly id: number }, { last: number }>(
  'nextAssignmentWithDecisions',
  `select min(id) as id from (
     (select min(assignment_id) as id from unworked_record where assignment_id > $last)
     union all (select min(assignment_id) from unworked_day where assignment_id > $last)) found
   having min(id) is not null`,
);

const readRecords = statement<UnworkedRecord & { readonly mac: Buffer | null }, { last: number }>(
  'readUnworkedRecords',
  `select assignment_id as "assignmentId", sequence, date, outcome, decided_by as "actorId",
     recorded_at as "recordedAt", mac
   from unworked_record where assignment_id = $last order by sequence`,
);

const readDecisions = statement<
  {
    readonly date: string;
    readonly outcome: string;
    readonly actorId: number;
  },
  { last: number }
>(
  'readUnworkedDecisions',
  `select date, outcome, decided_by as "actorId" from unworked_day where assignment_id = $last
   order by date`,
);

/**
 * Verifies the chains of decisions about unworked days, and each decision against the last record
 * of its day. Decisions from before the chains have no code: they are counted, and are valid only
 * at the beginning of a chain. Reads each assignment at one moment.
 */
export async function verifyDecisions(
  database: Database,
  key: KeyObject,
): Promise<{ readonly unsigned: number; readonly findings: readonly DecisionFinding[] }> {
  const findings: DecisionFinding[] = [];
  let unsigned = 0;
  for (let last = 0; ;) {
    const [next] = await database.run(nextAssignment, { last });
    if (next === undefined) return { unsigned, findings };
    last = next.id;
    const { records, decisions } = await database.transaction(async (transaction) => {
      await transaction.run(readOneMoment);
      return {
        records: await transaction.run(readRecords, { last }),
        decisions: await transaction.run(readDecisions, { last }),
      };
    });
    unsigned += records.filter(({ mac }) => mac === null).length;
    findings.push(...chainFindings(key, last, records), ...dayFindings(last, records, decisions));
  }
}

function chainFindings(
  key: KeyObject,
  assignmentId: number,
  records: readonly (UnworkedRecord & { readonly mac: Buffer | null })[],
): DecisionFinding[] {
  let previous = '';
  return records.flatMap(({ mac, ...record }, index): DecisionFinding[] => {
    const seal = sealOf(key, sealedDecision(record, previous));
    const isFirst = mac === null && previous === '';
    const fits = mac === null ? isFirst : seal.equals(mac);
    previous = mac?.toString('hex') ?? '';
    const at = { assignmentId, date: record.date };
    const expected = (records[index - 1]?.sequence ?? 0) + 1;
    if (record.sequence !== expected) return [{ ...at, fault: 'DECISION_RECORD_MISSING' }];
    return fits ? [] : [{ ...at, fault: 'DECISION_RECORD_CHANGED' }];
  });
}

function dayFindings(
  assignmentId: number,
  records: readonly UnworkedRecord[],
  decisions: readonly {
    readonly date: string;
    readonly outcome: string;
    readonly actorId: number;
  }[],
): DecisionFinding[] {
  const recorded = new Map(
    records.map(({ date, outcome, actorId }) => [date, outcome && `${outcome} ${actorId}`]),
  );
  const kept = new Map(
    decisions.map(({ date, outcome, actorId }) => [date, `${outcome} ${actorId}`]),
  );
  return [...new Set([...recorded.keys(), ...kept.keys()])]
    .filter((date) => (recorded.get(date) ?? null) !== (kept.get(date) ?? null))
    .toSorted()
    .map((date) => ({ assignmentId, date, fault: 'DECISION_DIFFERS' }));
}
