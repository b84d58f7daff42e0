import type { FeatureInfo } from 'shared-contracts';
import { composed, type Runner } from '../../database/statement.ts';
import { inEmployeeGroups } from '../../employee-groups/data/groupMembers.ts';
import type { Features } from '../../features/createFeatures.ts';
import { managedAssignments } from '../../people/data/managedAssignments.ts';
import { daySpans } from '../../shifts/rules/daySpans.ts';
import type { ReportPerson } from '../rules/reportPerson.ts';
import type { ReportKind, ReportRequest } from '../rules/reportRequest.ts';

type Order = FeatureInfo['properties']['SUBORDINATE_ORDER'];

const orders: Readonly<Record<Order, string>> = {
  lastName: `employee.last_name collate "und-x-icu", employee.first_name collate "und-x-icu",
     employee.id, assignment.id`,
  employeeId: 'employee.employee_number collate "C", assignment.id',
};

/** Value: assignments. */
export const readPeople = (order: Order) =>
  composed<Omit<ReportPerson, 'spans'>>(
    `select assignment.id as "assignmentId", employee.employee_number as "employeeNumber",
       employee.first_name as "firstName", employee.last_name as "lastName",
       position.description as position, assignment.cost_center_id as "costCenterId",
       cost_center.name as "costCenter", assignment.company, assignment.time_zone as "timeZone",
       (select string_agg(geofence.name, ', ' order by geofence.name collate "und-x-icu")
        from assignment_geofence assigned join geofence on geofence.id = assigned.geofence_id
        where assigned.assignment_id = assignment.id) as geofences
     from assignment
     join employee on employee.id = assignment.employee_id
     join position on position.id = assignment.position_id
     left join cost_center on cost_center.id = assignment.cost_center_id
     where assignment.id = any($1::bigint[])
     order by ${orders[order]}`,
    `readReportPeople ${order}`,
  );

/**
 * The people of a report: the assignments that the manager manages now, each with those of the
 * report's days that are the manager's. For attendance and plans, a cost center selects its own
 * people.
 */
export async function reportPeople(
  database: Runner,
  managerId: number,
  request: ReportRequest,
  { features, now }: { readonly features: Pick<Features, 'read'>; readonly now: Date },
): Promise<ReportPerson[]> {
  const { properties } = await features.read();
  const order = properties.SUBORDINATE_ORDER;
  const range = { startDate: request.fromDate, endDate: request.toDate };
  const managed = await inEmployeeGroups(
    { database, features },
    managerId,
    await managedAssignments(database, managerId, now),
    request.employeeGroupIds,
  );
  const spans = new Map(
    managed.map(({ assignmentId, ranges }) => [
      assignmentId,
      daySpans(assignmentId, ranges, range),
    ]),
  );
  const ids = [...spans].filter(([, days]) => days.length > 0).map(([id]) => id);
  const people = await database.run(readPeople(order), [ids]);
  const isWanted = ({ costCenterId }: Omit<ReportPerson, 'spans'>) =>
    !ofOwnPeople.has(request.reportName) ||
    request.costCenterId === null ||
    request.costCenterId === costCenterId;
  return people
    .filter(isWanted)
    .map((person) => ({ ...person, spans: spans.get(person.assignmentId) ?? [] }));
}

/** Reports in which the cost center filters people, not their time. */
const ofOwnPeople: ReadonlySet<ReportKind> = new Set([
  'employeeAttendanceReport',
  'employeeScheduleReport',
]);
