import { addDays, localDay } from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import { withoutClockIn } from '../../missed-punches/data/withoutClockIn.ts';
import type { DayPlans } from '../../shifts/data/createDayPlans.ts';
import { scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import { attendanceOf, type Attendance } from '../rules/attendance.ts';

/** An assignment on which its person clocks. */
export interface ClockedAssignment {
  readonly id: number;
  readonly employeeId: number;
  readonly timeZone: string;
}

/** Today's expected attendance, by employee; people who are clocked in have none. */
export async function readAttendance(
  { database, dayPlans }: { readonly database: Runner; readonly dayPlans: DayPlans },
  assignments: readonly ClockedAssignment[],
  now: Date,
): Promise<ReadonlyMap<number, Attendance>> {
  const instant = now.toISOString();
  const days = assignments.flatMap(({ id: assignmentId, employeeId, timeZone }) => {
    const today = localDay(instant, timeZone);
    return [addDays(today, -1), today].map((date) => ({
      assignmentId,
      employeeId,
      timeZone,
      date,
      isToday: date === today,
    }));
  });
  const plans = await dayPlans(days);
  const planned = days.flatMap((day, index) => {
    const plan = plans[index];
    return plan === undefined ? [] : [{ ...day, plan, span: scheduledSpan(plan) }];
  });
  const begun = planned.flatMap((day) =>
    day.span !== null && day.span.start <= instant ? [{ ...day, span: day.span }] : [],
  );
  const missing = new Set(
    (await withoutClockIn(database, begun)).map(
      ({ assignmentId, date }) => `${assignmentId} ${date}`,
    ),
  );
  const byPerson = Map.groupBy(planned, ({ employeeId }) => employeeId);
  return new Map(
    [...byPerson].flatMap(([employeeId, theirs]) => {
      const expected = theirs.map(({ assignmentId, date, ...day }) => ({
        ...day,
        isMissing: missing.has(`${assignmentId} ${date}`),
      }));
      const attendance = attendanceOf(expected, instant);
      return attendance === null ? [] : [[employeeId, attendance] as const];
    }),
  );
}
