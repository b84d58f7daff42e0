import type { components } from 'shared-contracts';
import { authoritiesOn, variantsOf } from './personSql.ts';
import { statement } from '../../database/statement.ts';

type Assignment = components['schemas']['Assignment'];

/** A stored assignment; `presentAssignment` derives everything that depends on today's date. */
export interface AssignmentRow extends Pick<
  Assignment,
  | 'description'
  | 'position'
  | 'company'
  | 'costCenter'
  | 'timeTypeProfile'
  | 'timePairCustomFields'
  | 'customEntities'
  | 'geofences'
  | 'managerAssignments'
> {
  readonly id: number;
  readonly isPrimary: boolean;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly authorities: Assignment['authorityNames'];
  readonly variants: Assignment['assignedTimeRecordingVariants'];
}

const geofence = `jsonb_build_object('id', geofence.id, 'name', geofence.name,
  'latitude', geofence.latitude, 'longitude', geofence.longitude, 'radius', geofence.radius)`;

const customField = `jsonb_build_object('id', custom_field.id, 'name', custom_field.name,
  'type', custom_field.type, 'required', custom_field.required,
  'description', custom_field.description, 'options', ${list(
    `jsonb_build_object('id', option.id, 'name', option.name) order by option.sequence, option.id`,
    `custom_field_option option where option.custom_field_id = custom_field.id`,
  )})`;

const timeType = `jsonb_build_object('id', time_type.id, 'externalName', time_type.external_name,
  'timeTypeCategory', 'ATTENDANCE', 'sequence', time_type.sequence, 'timePairCustomFields', ${list(
    `${customField} order by custom_field.id`,
    `time_type_custom_field link join custom_field on custom_field.id = link.custom_field_id
     where link.time_type_id = time_type.id`,
  )})`;

const assignments = `select assignment.id, assignment.is_primary as "isPrimary", assignment.description,
     assignment.start_date as "startDate", assignment.end_date as "endDate",
     assignment.country_code as "countryCode", assignment.company, assignment.time_zone as "timeZone",
     ${authoritiesOn('assignment')} as authorities, assignment.custom_entities as "customEntities",
     jsonb_build_object('id', position.id, 'description', position.description) as position,
     (select jsonb_build_object('id', cost_center.id, 'name', cost_center.name, 'geofence',
        (select ${geofence} from geofence where geofence.id = cost_center.geofence_id))
      from cost_center where cost_center.id = assignment.cost_center_id) as "costCenter",
     jsonb_build_object('id', profile.id,
       'mainAttendanceTimeType',
       (select ${timeType} from time_type where time_type.id = profile.main_time_type_id),
       'availableTimeTypes', ${list(
         `${timeType} order by time_type.sequence, time_type.id`,
         `time_type_profile_type link join time_type on time_type.id = link.time_type_id
          where link.time_type_profile_id = profile.id`,
       )}) as "timeTypeProfile",
     ${list(
       `${customField} order by custom_field.id`,
       `assignment_custom_field link join custom_field on custom_field.id = link.custom_field_id
        where link.assignment_id = assignment.id`,
     )} as "timePairCustomFields",
     ${list(
       `${geofence} order by geofence.name collate "und-x-icu", geofence.id`,
       `assignment_geofence link join geofence on geofence.id = link.geofence_id
        where link.assignment_id = assignment.id`,
     )} as geofences,
     ${variantsOf('assignment')} as variants,
     ${list(
       `jsonb_build_object('managerId', managed.manager_id, 'startDate', managed.start_date,
          'endDate', managed.end_date)
        order by managed.start_date, managed.id`,
       `manager_assignment managed where managed.assignment_id = assignment.id`,
     )} as "managerAssignments"
   from assignment
   join employee on employee.id = assignment.employee_id
   join position on position.id = assignment.position_id
   join time_type_profile profile on profile.id = assignment.time_type_profile_id`;

const primaryFirst = 'order by assignment.is_primary desc, assignment.id';

/** Every assignment of an employee, the primary one first. */
export const readAssignments = statement<AssignmentRow, { employeeId: number }>(
  'readAssignments',
  `${assignments} where assignment.employee_id = $employeeId ${primaryFirst}`,
);

/** Those assignments, the primary ones first. */
export const readAssignmentsById = statement<AssignmentRow, { assignmentIds: readonly number[] }>(
  'readAssignmentsById',
  `${assignments} where assignment.id = any($assignmentIds::bigint[]) ${primaryFirst}`,
);

/** A JSON list of the rows of a subquery. */
function list(element: string, from: string): string {
  return `(select coalesce(jsonb_agg(${element}), '[]') from ${from})`;
}

/** Every assignment of an employee, ended ones too. */
export const readAssignmentIds = statement<{ id: number }, { employeeId: number }>(
  'readAssignmentIds',
  'select id from assignment where employee_id = $employeeId order by id',
);
