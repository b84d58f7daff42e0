import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { readAssignments, type AssignmentRow } from './data/assignments.ts';
import { readEmployee, saveConfiguration, type EmployeeRow } from './data/employees.ts';
import { managedAssignments } from './data/managedAssignments.ts';
import { isVisibleToManager } from './rules/isVisibleToManager.ts';
import { presentAssignment } from './presentAssignment.ts';
import { requireSelf, requireFound } from '../calls/sharedRefusals.ts';
import type { components } from 'shared-contracts';

/** The signed-in employee, and the assignments of subordinates. */
export function peopleDomain({ database }: ServerContext) {
  return {
    handlers: {
      getProfile: async ({ path, employee, now }) => {
        requireSelf(employee, path.sub);
        const [[person], assignments] = await Promise.all([
          database.run(readEmployee, [path.sub]),
          database.run(readAssignments, [path.sub]),
        ]);
        requireFound(person);
        return { status: 200, body: presentProfile(person, assignments, now) };
      },
      getAssignments: async ({ path: { id }, employee, now }) => {
        const rows = await database.run(readAssignments, [id]);
        const assignments = rows.map((row) => presentAssignment(row, now));
        if (id === employee.id) return { status: 200, body: assignments };

        const managed = await managedAssignments(database, employee.id, now);
        const visible = assignments.filter((each) => isVisibleToManager(each, employee, managed));
        if (visible.length === 0) throw new Refusal('NOT_FOUND');
        return { status: 200, body: visible };
      },
      getManagerAssignments: async ({ path: { id }, employee, now }) => {
        requireSelf(employee, id);
        const managed = await managedAssignments(database, employee.id, now);
        const body = managed.map(({ assignmentId, employeeId, ranges }) => ({
          assignmentId,
          employeeId,
          ranges: ranges.map(({ startDate, endDate }) => ({ startDate, endDate })),
        }));
        return { status: 200, body };
      },
      saveUserConfiguration: command(database, async ({ path, employee, body }, transaction) => {
        requireSelf(employee, path.id);
        const { is24HourDateTime, locale, startOfWeek } = body;
        await transaction.run(saveConfiguration, [path.id, is24HourDateTime, locale, startOfWeek]);
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
