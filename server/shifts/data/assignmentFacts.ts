import { statement } from '../../database/statement.ts';
import { authoritiesOn } from '../../people/data/personSql.ts';
import type { AssignmentFacts } from '../rules/timePairContext.ts';

export interface AssignmentFactsRow {
  readonly id: number;
  readonly employee_id: number;
  readonly description: string;
  readonly position_id: number;
  readonly position: string;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly time_zone: string;
  readonly authorities: AssignmentFacts['authorities'];
  readonly cost_center_id: number | null;
  readonly time_type_profile_id: number;
  readonly main_time_type_id: number;
  readonly time_type_ids: number[];
  readonly geofence_ids: number[];
  readonly custom_field_ids: number[];
  readonly manager_ids: number[];
}

/** Selects an `AssignmentFactsRow` for each matching assignment `a`. */
export const selectAssignmentFacts = (isMeant: string) =>
  `select a.id, a.employee_id, a.description, a.position_id, position.description as position,
     a.start_date, a.end_date, a.time_zone,
     ${authoritiesOn('a')} as authorities, a.cost_center_id,
     a.time_type_profile_id, profile.main_time_type_id,
     array(select time_type_id from time_type_profile_type t
       where t.time_type_profile_id = a.time_type_profile_id) as time_type_ids,
     array(select geofence_id from assignment_geofence g where g.assignment_id = a.id)
       as geofence_ids,
     array(select custom_field_id from assignment_custom_field c where c.assignment_id = a.id)
       as custom_field_ids,
     array(select manager_id from manager_assignment m where m.assignment_id = a.id)
       as manager_ids
   from assignment a
   join employee on employee.id = a.employee_id
   join position on position.id = a.position_id
   join time_type_profile profile on profile.id = a.time_type_profile_id
   where ${isMeant}`;

export const readAssignmentFacts = statement<AssignmentFactsRow, { ids: readonly number[] }>(
  'readAssignmentFacts',
  selectAssignmentFacts('a.id = any($ids::bigint[])'),
);

export function toAssignmentFacts(row: AssignmentFactsRow): AssignmentFacts {
  return {
    id: row.id,
    employeeId: row.employee_id,
    description: row.description,
    position: { id: row.position_id, description: row.position },
    startDate: row.start_date,
    endDate: row.end_date,
    timeZone: row.time_zone,
    authorities: row.authorities,
    costCenterId: row.cost_center_id,
    timeTypeProfileId: row.time_type_profile_id,
    mainTimeTypeId: row.main_time_type_id,
    timeTypeIds: row.time_type_ids,
    geofenceIds: row.geofence_ids,
    customFieldIds: row.custom_field_ids,
    managerIds: row.manager_ids,
  };
}
