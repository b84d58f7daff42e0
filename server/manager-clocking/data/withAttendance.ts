import type { components } from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import type { ManagedAssignment } from '../../people/data/managedAssignments.ts';
import { isActiveAt } from '../../people/rules/isActiveAt.ts';
import type { DayPlans } from '../../shifts/data/createDayPlans.ts';
import { readExpected } from '../../unworked-days/data/unworkedDays.ts';
import type { Attendance } from '../rules/attendance.ts';
import { readOpenShiftsOf } from './openShiftsOf.ts';
import { readAttendance } from './readAttendance.ts';

type Asked = NonNullable<components['schemas']['SubordinatesFilter']['attendance']>;

/** The attendance that each choice finds. */
const states = {
  DUE: ['DUE', 'LATE'],
  LATE: ['LATE', 'MISSED'],
  OFF: ['OFF'],
} as const satisfies Record<Asked, readonly Attendance['attendance'][]>;

/** The assignments of people who are not clocked in and have this attendance today. */
export async function withAttendance(
  sources: { readonly database: Runner; readonly dayPlans: DayPlans },
  managed: readonly ManagedAssignment[],
  asked: Asked,
  now: Date,
): Promise<ManagedAssignment[]> {
  const { database } = sources;
  const [expected, open] = await Promise.all([
    database.run(readExpected, {
      search: '',
      assignmentIds: managed.map(({ assignmentId }) => assignmentId),
      positionIds: [],
      after: 0,
      limit: null,
    }),
    database.run(readOpenShiftsOf, { employeeIds: managed.map(({ employeeId }) => employeeId) }),
  ]);
  const isIn = new Set(open.map((shift) => shift.employee_id));
  const attendance = await readAttendance(
    sources,
    expected.filter((each) => isActiveAt(each, now.toISOString()) && !isIn.has(each.employeeId)),
    now,
  );
  return managed.filter(({ employeeId }) =>
    states[asked].some((state) => state === attendance.get(employeeId)?.attendance),
  );
}
