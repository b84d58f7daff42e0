import { localDay, offsetMinutes, type components } from 'shared-contracts';
import type { Runner } from '../../database/statement.ts';
import type { ManagedAssignment } from '../../people/data/managedAssignments.ts';
import { covers } from '../../people/rules/isActiveAt.ts';
import type { DayPlans } from '../../shifts/data/createDayPlans.ts';
import { beginningOf, plansAt } from '../../shifts/data/plansAt.ts';
import { scheduledSpan } from '../../shifts/rules/dayPlan.ts';
import type { SubordinateRow } from '../data/findSubordinates.ts';
import { readAttendance } from '../data/readAttendance.ts';
import { readOpenShiftsOf } from '../data/openShiftsOf.ts';
import { openTimePairOf } from '../rules/openTimePairOf.ts';

type Subordinate = components['schemas']['Subordinate'];

/** The people as in the contract. Nobody is clocked in before they are the manager's. */
export function presentSubordinates(
  people: readonly SubordinateRow[],
  managed: readonly ManagedAssignment[],
  now: Date,
): Subordinate[] {
  const instant = now.toISOString();
  const rangesOf = new Map(managed.map(({ assignmentId, ranges }) => [assignmentId, ranges]));
  const isNow = ({ id, timeZone, ...dates }: SubordinateRow['assignments'][number]) => {
    const today = localDay(instant, timeZone);
    const isManaged = rangesOf.get(id)?.some((range) => covers(range, today)) === true;
    return isManaged && covers(dates, today);
  };
  return people.map((person) => ({
    employee: {
      id: person.id,
      employeeNumber: person.employee_number,
      firstName: person.first_name,
      lastName: person.last_name,
    },
    subordinateAssignments: person.assignments.map((assignment) => ({
      id: assignment.id,
      description: assignment.description,
      position: assignment.position,
      timeZone: assignment.timeZone,
      timeZoneOffset: offsetMinutes(instant, assignment.timeZone),
      canClock: assignment.capturesTime && isNow(assignment),
    })),
  }));
}

/** Adds who is clocked in, and who is on leave now on every position that could be clocked. */
export async function withActiveShifts(
  { database, dayPlans }: { readonly database: Runner; readonly dayPlans: DayPlans },
  subordinates: readonly Subordinate[],
  managed: readonly ManagedAssignment[],
  now: Date,
): Promise<Subordinate[]> {
  const at = now.toISOString();
  const moments = subordinates.flatMap(({ employee, subordinateAssignments }) =>
    subordinateAssignments
      .filter(({ canClock }) => canClock)
      .map(({ id, timeZone }) => ({ employeeId: employee.id, assignmentId: id, timeZone, at })),
  );
  const ids = subordinates.map(({ employee }) => employee.id);
  const [shifts, plans] = await Promise.all([
    database.run(readOpenShiftsOf, { employeeIds: ids }),
    plansAt(dayPlans, moments),
  ]);
  const openPlans = await plansAt(
    dayPlans,
    shifts.map((pair) => beginningOf({ pair })),
  );
  const attendance = await readAttendance(
    { database, dayPlans },
    moments.map(({ assignmentId: id, employeeId, timeZone }) => ({ id, employeeId, timeZone })),
    now,
  );
  const planOf = new Map(shifts.map(({ id }, index) => [id, openPlans[index]]));
  const shiftsOf = Map.groupBy(shifts, (shift) => shift.employee_id);
  const plansOf = Map.groupBy(plans, (_plan, index) => moments[index]?.employeeId);
  return subordinates.map((person) => {
    const planned = (plansOf.get(person.employee.id) ?? []).map((plan) => plan.planned);
    const absences = planned.flatMap((day) => (day.kind === 'absence' ? [day.name] : []));
    const { activeTimePair: open, isClockedInElsewhere } = openTimePairOf(
      shiftsOf.get(person.employee.id) ?? [],
      managed,
    );
    const shiftPlan = open === null ? undefined : planOf.get(open.id);
    const isOut = open === null && !isClockedInElsewhere;
    const expected = isOut ? attendance.get(person.employee.id) : undefined;
    return {
      ...person,
      attendance: expected?.attendance ?? null,
      planned: expected?.planned ?? null,
      ...(expected ? { plannedTimeZone: expected.timeZone } : {}),
      activeTimePair: open && { ...open, planned: shiftPlan ? scheduledSpan(shiftPlan) : null },
      isClockedInElsewhere,
      absence: absences.length === planned.length ? (absences[0] ?? null) : null,
    };
  });
}
