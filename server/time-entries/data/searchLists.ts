import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { alphabetical, holds } from '../../people/data/personSql.ts';

type Schemas = components['schemas'];

const costCenter = `cost_center.id, cost_center.name, case when geofence.id is not null then
  jsonb_build_object('id', geofence.id, 'name', geofence.name, 'latitude', geofence.latitude,
    'longitude', geofence.longitude, 'radius', geofence.radius) end as geofence`;
const costCenters = `cost_center
  left join geofence on geofence.id = cost_center.geofence_id`;

/** By part of the name or code; first the one of the assignment. */
export const findCostCenters = statement<
  Schemas['CostCenter'],
  { search: string; assignmentId: number | null; limit: number; offset: number }
>(
  'findCostCenters',
  `select ${costCenter} from ${costCenters}
   left join assignment on assignment.id = $assignmentId
   where ${holds('cost_center.name', '$search')} or ${holds('cost_center.code', '$search')}
   order by cost_center.id = assignment.cost_center_id desc nulls last,
     ${alphabetical('cost_center.name')}, cost_center.id
   limit $limit offset $offset`,
);

export const readCostCenters = statement<Schemas['CostCenter']>(
  'readCostCenters',
  `select ${costCenter} from ${costCenters} order by ${alphabetical('cost_center.name')}, cost_center.id`,
);

/** By part of the name. */
export const findOptions = statement<
  Schemas['CustomFieldOption'],
  { customFieldId: number; search: string; limit: number }
>(
  'findCustomFieldOptions',
  `select id, name from custom_field_option
   where custom_field_id = $customFieldId and ${holds('name', '$search')}
   order by sequence, id limit $limit`,
);

/** Absences between two days, by start. */
export const findAbsences = statement<
  Schemas['Absence'],
  { assignmentIds: readonly number[]; first: string; last: string }
>(
  'findAbsences',
  `select assignment.employee_id as "employeeId", assignment.id as "assignmentId",
     absence.time_type_name as "timeTypeName", absence.start_date as "startDate",
     absence.end_date as "endDate"
   from absence join assignment on assignment.id = absence.assignment_id
   where assignment.id = any($assignmentIds::bigint[])
     and absence.start_date <= $last and absence.end_date >= $first
   order by absence.start_date, assignment.id, absence.id`,
);

interface FilterRow {
  readonly name: string;
  readonly values: readonly string[];
}

/** The custom entities of assignments with their values. */
export const findCustomEntities = statement<FilterRow>(
  'findCustomEntities',
  `select entity ->> 'name' as name,
     array_agg(distinct (entity ->> 'value') collate "und-x-icu"
       order by (entity ->> 'value') collate "und-x-icu") as values
   from assignment cross join jsonb_array_elements(assignment.custom_entities) entity
   group by 1 order by ${alphabetical("(entity ->> 'name')")}`,
);

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Every time type, in the company's order. */
export const readTimeTypes = statement<Named>(
  'readTimeTypes',
  'select id, external_name as name from time_type order by sequence, id',
);

/** Every option of a custom field, with the field's name before its own. */
export const readFieldOptions = statement<Named>(
  'readFieldOptions',
  `select option.id, field.name || ': ' || option.name as name
   from custom_field_option option join custom_field field on field.id = option.custom_field_id
   order by ${alphabetical('field.name')}, field.id, option.sequence, option.id`,
);
