import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { recordsOfAssignment } from '../../records/data/readRecords.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import type { SignedRecord } from '../../records/rules/record.ts';
import type { InspectedPerson } from '../rules/inspectedPerson.ts';
import type { Inspection, InspectionPerson, InspectionSignOff } from '../rules/inspection.ts';
import { inspectedShifts } from '../rules/inspectedTime.ts';

const findVersions = statement<
  { id: number; first: number },
  { assignmentId: number; head: number; from: string; to: string }
>(
  'findInspectedVersions',
  `with told as (
     select time_pair_id as id, sequence, (after ->> 'original_version_id')::bigint as shift_id,
       (after ->> 'start_date')::date as day
     from time_pair_record
     where assignment_id = $assignmentId and sequence <= $head and after ? 'start_date'
   ), version as (
     select id, min(sequence) as first, max(shift_id) as shift_id,
       bool_or(day between $from and $to) as is_inside
     from told group by id
   )
   select id, first from version
   where shift_id in (select shift_id from version where is_inside)`,
);

const findSignOffs = statement<
  InspectionSignOff,
  { assignmentId: number; from: string; to: string; madeAt: string }
>(
  'findInspectedSignOffs',
  `select employee.first_name || ' ' || employee.last_name as "signedBy",
     signed.signed_at as "signedAt", part.first, part.last
   from sign_off_part part
   join sign_off signed on signed.id = part.sign_off_id
   join employee on employee.id = signed.manager_id
   where part.assignment_id = $assignmentId and part.last >= $from and part.first <= $to
     and signed.signed_at <= $madeAt
   order by signed.signed_at, part.first`,
);

const findNames = statement<
  { who: string; name: string },
  {
    employeeIds: readonly number[];
    terminalIds: readonly number[];
    costCenterIds: readonly number[];
    geofenceIds: readonly number[];
  }
>(
  'findInspectedNames',
  `select 'employee ' || id as who, first_name || ' ' || last_name as name
   from employee where id = any($employeeIds::bigint[])
   union all
   select 'terminal ' || id, description from terminal where id = any($terminalIds::bigint[])
   union all
   select 'costCenter ' || id, name from cost_center where id = any($costCenterIds::bigint[])
   union all
   select 'geofence ' || id, name from geofence where id = any($geofenceIds::bigint[])`,
);

/** Reads one assignment from its records up to `head`, which are immutable. */
export async function readInspectedPerson(
  { database, chain }: { readonly database: Database; readonly chain: RecordChain },
  person: InspectionPerson,
  { from, to, madeAt }: Pick<Inspection, 'from' | 'to' | 'madeAt'>,
): Promise<InspectedPerson> {
  const { id, head } = person;
  const versions = await database.run(findVersions, { assignmentId: id, head, from, to });
  const wanted = new Set(versions.map((version) => version.id));
  const records: SignedRecord[] = [];
  const faults: number[] = [];
  if (versions.length > 0) {
    const before = Math.min(...versions.map(({ first }) => first)) - 1;
    for await (const record of recordsOfAssignment(database, id, before)) {
      if (record.sequence > head) break;
      records.push(record);
      if (!(await chain.fits(record))) faults.push(record.sequence);
    }
  }
  const told = records.filter(({ timePairId }) => wanted.has(timePairId));
  const idsOf = (kind: SignedRecord['actorKind']) =>
    told.flatMap(({ actorKind, actorId }) =>
      actorKind === kind && actorId !== null ? [actorId] : [],
    );
  const shifts = inspectedShifts(told, wanted);
  const idsIn = (...columns: readonly string[]) =>
    shifts.flatMap((shift) =>
      columns.map((column) => shift[column]).filter((value) => typeof value === 'number'),
    );
  const names = await database.run(findNames, {
    employeeIds: idsOf('employee'),
    terminalIds: idsOf('terminal'),
    costCenterIds: idsIn('cost_center_id'),
    geofenceIds: idsIn('clock_in_geofence_id', 'clock_out_geofence_id'),
  });
  return {
    ...{ person, wanted, records, faults, shifts },
    signOffs: await database.run(findSignOffs, { assignmentId: id, from, to, madeAt }),
    names: Object.fromEntries(names.map(({ who, name }) => [who, name])),
  };
}
