import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import type { UnitContext } from '../calls/unitOfWork.ts';
import { readAssignments, type AssignmentRow } from './data/assignments.ts';
import { readCaller, readNames, saveConfiguration, type EmployeeRow } from './data/employees.ts';
import { managedBy } from './policies/requireManaged.ts';
import { requireSeen } from './policies/requireSeen.ts';
import { presentAssignment } from './presentAssignment.ts';
import { requireFound, requireSelf } from '../calls/sharedRefusals.ts';
import type { components } from 'shared-contracts';

/** The signed-in employee, and the assignments of subordinates. */
export function peopleDomain(context: UnitContext) {
  const { database } = context;
  return {
    handlers: {
      getProfile: async ({ path, employee, now }) => {
        requireSelf(employee, path.sub);
        const [person, assignments] = await Promise.all([
          readCaller(database, employee),
          database.run(readAssignments, { employeeId: path.sub }),
        ]);
        return { status: 200, body: presentProfile(person, assignments, now) };
      },
      getPerson: async ({ path: { id }, reader, now }) => {
        await requireSeen(database, reader, id, now);
        const [person] = await database.run(readNames, { ids: [id] });
        requireFound(person);
        return { status: 200, body: person };
      },
      getAssignments: async ({ path: { id }, reader, now }) => ({
        status: 200,
        body: await requireSeen(database, reader, id, now),
      }),
      getManagerAssignments: async ({ path: { id }, employee, now }) => {
        requireSelf(employee, id);
        const managed = await managedBy(database, employee, now);
        const body = managed.map(({ assignmentId, employeeId, ranges }) => ({
          assignmentId,
          employeeId,
          ranges: ranges.map(({ startDate, endDate }) => ({ startDate, endDate })),
        }));
        return { status: 200, body };
      },
      saveUserConfiguration: command(context, async ({ path, employee, body }, unit) => {
        requireSelf(employee, path.id);
        const { is24HourDateTime, locale, startOfWeek } = body;
        await unit.run(saveConfiguration, { id: path.id, is24HourDateTime, locale, startOfWeek });
        return { status: 200, body };
      }),
    } satisfies Partial<Handlers>,
  };
}

function presentProfile(
  employee: EmployeeRow,
  assignments: readonly AssignmentRow[],
  now: Date,
): components['schemas']['Profile'] {
  return {
    employee: {
      id: employee.id,
      employeeNumber: employee.employee_number,
      firstName: employee.first_name,
      lastName: employee.last_name,
      assignments: assignments.map((assignment) => presentAssignment(assignment, now)),
    },
    configuration: {
      is24HourDateTime: employee.is_24_hour,
      locale: employee.locale,
      startOfWeek: employee.start_of_week,
    },
  };
}
