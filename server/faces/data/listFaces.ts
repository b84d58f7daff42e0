import type { components, FeatureInfo } from 'shared-contracts';
import { composed, statement, type Statement } from '../../database/statement.ts';
import { matchesPerson } from '../../people/data/matchesPerson.ts';
import { personOrder } from '../../people/data/personSql.ts';

type Summary = components['schemas']['FacialSummary'];

const summary = `employee.id as "employeeId", employee.employee_number as "employeeNumber",
   employee.first_name as "firstName", employee.last_name as "lastName",
   face.employee_id is not null as "isUsingFacialRecognition",
   face.registered_at as "registeredAt",
   (select case when answer = 'AGREED' and answered_at < face.registered_at then null else answer end
    from face_answer where employee_id = employee.id order by id desc limit 1) as answer`;

export const readFaceSummary = statement<Summary, { employeeId: number }>(
  'readFaceSummary',
  `select ${summary} from employee left join face on face.employee_id = employee.id
   where employee.id = $employeeId`,
);

interface Asked {
  employeeIds: readonly number[];
  search: string;
  /** Null for all. */
  isRegistered: boolean | null;
}

const asked = `from employee left join face on face.employee_id = employee.id
   where employee.id = any($employeeIds::bigint[]) and ${matchesPerson('$search::text')}
     and ($isRegistered::boolean is null or (face.employee_id is not null) = $isRegistered)`;

export const countFaces = statement<{ readonly total: number }, Asked>(
  'countFaces',
  `select count(*)::integer as total ${asked}`,
);

export function listFaces(
  order: FeatureInfo['properties']['SUBORDINATE_ORDER'],
): Statement<Summary, Asked & { limit: number; offset: number }> {
  const ordered = personOrder[order].replace('employee_id', 'employee.id');
  const name = `listFaces by ${order}`;
  return composed(
    `select ${summary} ${asked} order by ${ordered} limit $limit offset $offset`,
    name,
  );
}
