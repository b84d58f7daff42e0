import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from '../../shifts/data/shiftRows.ts';
import { codePrefix } from '../../hr-outbox/data/codePrefix.ts';
import { hrRecords, type Codes } from '../rules/hrRecords.ts';
import type { HrTimeRecord } from '../../hr-outbox/rules/hrSystem.ts';
import type { LeasedRow } from './outboxQueue.ts';

type VersionRow = ShiftRow & {
  readonly employee_number: string;
  readonly assignment_code: string;
};

/** The assignment and the version of each, in the same order. */
const readVersions = statement<
  VersionRow,
  { assignmentIds: readonly number[]; versionIds: readonly number[] }
>(
  'readVersionsForHr',
  `select ${shiftColumns}, employee.employee_number, assignment.code as assignment_code
   from unnest($assignmentIds::bigint[], $versionIds::bigint[]) as asked(assignment_id, id)
     join time_pair pair on pair.assignment_id = asked.assignment_id and pair.id = asked.id
     join assignment on assignment.id = pair.assignment_id
     join employee on employee.id = assignment.employee_id
     ${shiftJoin}`,
);

const readCodes = statement<Codes, { ids: readonly number[] }>(
  'readCodesForHr',
  `select
     (select coalesce(jsonb_object_agg(id, code), '{}') from time_type) as "timeTypes",
     (select coalesce(jsonb_object_agg(id, code), '{}') from cost_center
      where id = any($ids::bigint[])) as "costCenters"`,
);

/** The records to send for each row, in the same order. */
export async function readHrRecords(
  database: Database,
  rows: readonly LeasedRow[],
): Promise<HrTimeRecord[][]> {
  const versions = await database.run(readVersions, {
    assignmentIds: rows.map(({ assignment_id: id }) => id),
    versionIds: rows.map(({ version_id: id }) => id),
  });
  const costCenters = versions.flatMap(({ pair, segments }) =>
    [pair, ...(segments ?? [])].map(({ cost_center_id: id }) => id),
  );
  const [codes] = await database.run(readCodes, { ids: costCenters.filter((id) => id !== null) });
  const prefix = await codePrefix(database);
  const byId = new Map(versions.map((version) => [version.pair.id, version]));
  return rows.map((row) => {
    const version = byId.get(row.version_id);
    if (version === undefined || codes === undefined) throw new Error('A version is missing.');
    const { employee_number: employeeNumber, assignment_code: assignment } = version;
    return hrRecords(row, toShift(version), {
      ...{ employeeNumber, assignment, codes, codePrefix: prefix },
    });
  });
}
