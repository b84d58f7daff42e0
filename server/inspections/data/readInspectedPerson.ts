import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { recordsOfAssignment } from '../../records/data/readRecords.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import type { SignedRecord } from '../../records/rules/record.ts';
import type { InspectedPerson } from '../rules/inspectedPerson.ts';
import type { Inspection, InspectionPerson, InspectionSignOff } from '../rules/inspection.ts';
import { inspectedShifts } from '../rules/inspectedTime.ts';

/** Values: assignment, head, first and last day. */
const findVersions = statement<{ id: number; first: number }>(
  'findInspectedVersions',
  `with told as (
     select time_pair_id as id, sequence, (after ->> 'original_version_id')::bigint as shift_id,
       (after ->> 'start_date')::date as day
     from time_pair_record
     where assignment_id = $1 and sequence <= $2 and after ? 'start_date'
   ), version as (
     select id, min(sequence) as first, max(shift_id) as shift_id,
       bool_or(day between $3 and $4) as is_inside
     from told group by id
   )
   select id, first from version
   where shift_id in (select shift_id from version where is_inside)`,
);

/** Values: assignment, first and last day, instant of the export. */
const findSignOffs = statement<InspectionSignOff>(
  'findInspectedSignOffs',
  `select employee.first_name || ' ' || employee.last_name as "signedBy",
     signed.signed_at as "signedAt", part.first, part.last
   from sign_off_part part
   join sign_off signed on signed.id = part.sign_off_id
   join employee on employee.id = signed.manager_id
   where part.assignment_id = $1 and part.last >= $2 and part.first <= $3
     and signed.signed_at <= $4
   order by signed.signed_at, part.first`,
);

/** Values: employees, terminals, cost centers, geofences. */
const findNames = statement<{ who: string; name: string }>(
  'findInspectedNames',
  `select 'employee ' || id as who, first_name || ' ' || last_name as name
   from employee where id = any($1::bigint[])
   union all
   select 'terminal ' || id, description from terminal where id = any($2::bigint[])
   union all
   select 'costCenter ' || id, name from cost_center where id = any($3::bigint[])
   union all
   select 'geofence ' || id, name from geofence where id = any($4::bigint[])`,
);

/** Reads one assignment from its records up to `head`, which are immutable. */
export async function readInspectedPerson(
  { database, chain }: { readonly database: Database; readonly chain: RecordChain },
  person: InspectionPerson,
  { from, to, madeAt }: Pick<Inspection, 'from' | 'to' | 'madeAt'>,
): Promise<InspectedPerson> {
  const { id, head } = person;
  const versions = await database.run(findVersions, [id, head, from, to]);
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
    shifts.flatMap((shift) => columns.map((column) => shift[column]).filter(Number.isInteger));
  const names = await database.run(findNames, [
    ...[idsOf('employee'), idsOf('terminal'), idsIn('cost_center_id')],
    idsIn('clock_in_geofence_id', 'clock_out_geofence_id'),
  ]);
  return {
    ...{ person, wanted, records, faults, shifts },
    signOffs: await database.run(findSignOffs, [id, from, to, madeAt]),
    names: Object.fromEntries(names.map(({ who, name }) => [who, name])),
  };
}
