import type { components, FeatureInfo } from 'shared-contracts';
import { composed, statement, type Statement } from '../../database/statement.ts';
import { matchesPerson, personOrder } from '../../people/data/personSql.ts';

type Summary = components['schemas']['FacialSummary'];

const summary = `employee.id as "employeeId", employee.employee_number as "employeeNumber",
   employee.first_name as "firstName", employee.last_name as "lastName",
   face.employee_id is not null as "isUsingFacialRecognition",
   face.registered_at as "registeredAt",
   (select case when answer = 'AGREED' and answered_at < face.registered_at then null else answer end
    from face_answer where employee_id = employee.id order by id desc limit 1) as answer`;

/** Value: employee. */
export const readFaceSummary = statement<Summary>(
  'readFaceSummary',
  `select ${summary} from employee left join face on face.employee_id = employee.id
   where employee.id = $1`,
);

const asked = `from employee left join face on face.employee_id = employee.id
   where employee.id = any($1::bigint[]) and ${matchesPerson('$2::text')}
     and ($3::boolean is null or (face.employee_id is not null) = $3)`;

/** Values: people, search, whether registered or null for all. */
export const countFaces = statement<{ readonly total: number }>(
  'countFaces',
  `select count(*)::integer as total ${asked}`,
);

/** Further values: limit, offset. */
export function listFaces(
  order: FeatureInfo['properties']['SUBORDINATE_ORDER'],
): Statement<Summary> {
  const ordered = personOrder[order].replace('employee_id', 'employee.id');
  const name = `listFaces by ${order}`;
  return composed(`select ${summary} ${asked} order by ${ordered} limit $4 offset $5`, name);
}
