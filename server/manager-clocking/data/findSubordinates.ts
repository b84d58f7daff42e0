import { fold, type components, type FeatureInfo } from 'shared-contracts';
import { composed, type Runner } from '../../database/statement.ts';
import { matchesPerson } from '../../people/data/matchesPerson.ts';
import { authoritiesOn } from '../../people/data/personSql.ts';
import {
  ofAssignment,
  placeValues,
  type FilterValues,
} from '../../shifts/data/assignmentFilter.ts';
import { isOpen } from './openShiftsOf.ts';

type Filter = components['schemas']['SubordinatesFilter'];
type Order = FeatureInfo['properties']['SUBORDINATE_ORDER'];

/** A subordinate, and the assignments on which this manager approves time. */
export interface SubordinateRow {
  readonly id: number;
  readonly employee_number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly assignments: readonly {
    readonly id: number;
    readonly description: string;
    readonly position: { readonly id: number; readonly description: string };
    readonly timeZone: string;
    readonly startDate: string;
    readonly endDate: string | null;
    readonly capturesTime: boolean;
  }[];
}

type PageRow = { readonly total: number } & (SubordinateRow | { readonly id: null });

const orders: Readonly<Record<Order, string>> = {
  lastName: `last_name collate "und-x-icu", first_name collate "und-x-icu", id`,
  employeeId: 'employee_number collate "C", id',
};

interface Asked {
  managedIds: readonly number[];
  search: string;
  /** Only people who are clocked in. */
  isClockedIn: boolean;
  /** Only people on a break. */
  isAway: boolean;
  limit: number;
  offset: number;
}

function pageSql(order: Order, conditions: readonly string[]): string {
  return `with person as materialized (
       select employee.id, employee.employee_number, employee.first_name, employee.last_name,
         array_agg(assignment.id) as assignment_ids
       from assignment join employee on employee.id = assignment.employee_id
       where assignment.id = any($managedIds::bigint[])
         and ${authoritiesOn('assignment')} && '{CAPTURE_TIME,VIEW_TIME}'
         and ${matchesPerson('$search')}
         and (not ($isClockedIn::boolean or $isAway::boolean) or exists (
           select from assignment own
           join time_pair pair on pair.assignment_id = own.id and ${isOpen}
           where own.employee_id = employee.id and ($isClockedIn::boolean or exists (
             select from segment where segment.assignment_id = pair.assignment_id
               and segment.shift_id = pair.original_version_id
               and segment.clock_out is null and segment.deleted_at is null))))
         ${conditions.map((condition) => `and ${condition}`).join('\n         ')}
       group by employee.id
     )
     select total.total, page.id, page.employee_number, page.first_name, page.last_name,
       (select jsonb_agg(jsonb_build_object('id', assignment.id,
          'description', assignment.description,
          'position', jsonb_build_object('id', position.id, 'description', position.description),
          'timeZone', assignment.time_zone, 'startDate', assignment.start_date,
          'endDate', assignment.end_date,
          'capturesTime', 'CAPTURE_TIME' = any(${authoritiesOn('assignment')}))
          order by assignment.is_primary desc, assignment.id)
        from assignment join employee on employee.id = assignment.employee_id
        join position on position.id = assignment.position_id
        where assignment.id = any(page.assignment_ids)) as assignments
     from (select count(*) as total from person) total
     left join lateral (select * from person order by ${orders[order]} limit $limit offset $offset) page
       on true
     order by ${orders[order]}`;
}

/** A page of the people with those assignments, by the filter. */
export async function findSubordinates(
  database: Runner,
  managedIds: readonly number[],
  { page, pageSize, search = '', infoFilter = [], ...filter }: Filter,
  order: Order,
): Promise<{ readonly people: SubordinateRow[]; readonly total: number }> {
  const { place, values } = placeValues();
  const conditions = ofAssignment(filter, place);
  const name = conditions.length === 0 ? `findSubordinates ${order}` : '';
  const read = composed<PageRow, FilterValues & Asked>(pageSql(order, conditions), name);
  const rows = await database.run(read, {
    ...values,
    managedIds,
    search: fold(search),
    isClockedIn: infoFilter.includes('CURRENTLY_CLOCKED_IN'),
    isAway: infoFilter.includes('CURRENTLY_AWAY'),
    limit: pageSize,
    offset: page * pageSize,
  });
  return { total: rows[0]?.total ?? 0, people: rows.filter((row) => row.id !== null) };
}
