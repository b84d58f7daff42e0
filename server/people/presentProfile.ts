import type { components } from 'shared-contracts';
import type { AssignmentRow } from './data/assignments.ts';
import type { EmployeeRow } from './data/employees.ts';
import { presentAssignment } from './presentAssignment.ts';

export function presentProfile(
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
