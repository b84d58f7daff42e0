import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import { createPunchJudge } from '../clocking/createPunchJudge.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { inEmployeeGroups } from '../employee-groups/data/groupMembers.ts';
import { readAssignmentsById } from '../people/data/assignments.ts';
import { managedAssignments, managedFromNowOn } from '../people/data/managedAssignments.ts';
import { readNames } from '../people/data/employees.ts';
import { isVisibleToManager } from '../people/rules/isVisibleToManager.ts';
import { presentAssignment } from '../people/presentAssignment.ts';
import { requireSelf } from '../calls/sharedRefusals.ts';
import { preparedCommand } from '../calls/preparedCommand.ts';
import { findSubordinates } from './data/findSubordinates.ts';
import { readOpenShiftsOf } from './data/openShiftsOf.ts';
import { withAttendance } from './data/withAttendance.ts';
import { createMassPunch } from './routes/createMassPunch.ts';
import { presentSubordinates, withActiveShifts } from './routes/presentSubordinates.ts';
import { openTimePairOf } from './rules/openTimePairOf.ts';

/** A manager's people, and clocking for them (spec §2, manager clocking). */
export function managerClockingDomain(context: ServerContext, book: WritableBook) {
  const { database } = context;
  const massPunch = createMassPunch(context, book);
  const { judgeClockIn, judgeEnd, judgePunch } = createPunchJudge(context.database);

  /**
   * Those of the people whom the manager manages now, with the assignments that the manager sees.
   */
  async function readVisible({
    path,
    query,
    employee,
    now,
  }: Pick<CallRequest<'getSubordinatesById'>, 'path' | 'query' | 'employee' | 'now'>) {
    requireSelf(employee, path.id);
    const all = await managedAssignments(database, employee.id, now);
    const managed = all.filter(({ employeeId }) => query.ids.includes(employeeId));
    const rows = await database.run(readAssignmentsById, [
      managed.map(({ assignmentId }) => assignmentId),
    ]);
    const owners = new Map(managed.map((each) => [each.assignmentId, each.employeeId]));
    const assignments = rows
      .map((row) => presentAssignment(row, now))
      .filter((assignment) => isVisibleToManager(assignment, employee, managed));
    const byPerson = Map.groupBy(assignments, ({ id }) => owners.get(id));
    return { managed, byPerson, ids: [...new Set(query.ids)].filter((id) => byPerson.has(id)) };
  }

  const getSubordinateShifts = async (
    request: CallRequest<'getSubordinateShifts'> | CallRequest<'reloadSubordinateShifts'>,
  ) => {
    const { managed, ids } = await readVisible(request);
    const shifts = await database.run(readOpenShiftsOf, [ids]);
    const shiftsOf = Map.groupBy(shifts, (shift) => shift.employee_id);
    const body = ids.map((employeeId) => ({
      employeeId,
      ...openTimePairOf(shiftsOf.get(employeeId) ?? [], managed),
    }));
    return { status: 200 as const, body };
  };

  return {
    handlers: {
      getSubordinateShifts,
      reloadSubordinateShifts: getSubordinateShifts,

      findSubordinates: async ({ path, query, body, employee, now }) => {
        requireSelf(employee, path.id);
        const readManaged =
          query.includeFutureDatedEmployees === true ? managedFromNowOn : managedAssignments;
        const [managed, { properties }] = await Promise.all([
          readManaged(database, employee.id, now),
          book.features.read(),
        ]);
        const { features } = book;
        const groupIds = body.employeeGroupIds;
        const theirs = await inEmployeeGroups(
          { database, features },
          employee.id,
          managed,
          groupIds,
        );
        const asked =
          body.attendance === undefined
            ? theirs
            : await withAttendance(
                { database, dayPlans: book.dayPlans },
                theirs,
                body.attendance,
                now,
              );
        const { people, total } = await findSubordinates(
          database,
          asked.map(({ assignmentId }) => assignmentId),
          body,
          properties.SUBORDINATE_ORDER,
        );
        const subordinates = presentSubordinates(people, managed, now);
        const contents =
          query.includeActiveShifts === true
            ? await withActiveShifts(
                { database, dayPlans: book.dayPlans },
                subordinates,
                managed,
                now,
              )
            : subordinates;
        const totalPages = Math.ceil(total / body.pageSize);
        return { status: 200, body: { contents, totalPages, totalEmployees: total } };
      },

      getSubordinatesById: async (request) => {
        const { byPerson, ids } = await readVisible(request);
        const people = await database.run(readNames, [ids]);
        const body = people
          .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
          .map((person) => ({ ...person, assignments: byPerson.get(person.id) ?? [] }));
        return { status: 200, body };
      },

      massClockIn: preparedCommand(database, (request: CallRequest<'massClockIn'>) =>
        massPunch(
          request,
          request.body.map((body) => ({
            body,
            shiftId: null,
            decide: (facts) =>
              judgeClockIn({ body, now: request.now, by: 'MANAGER', shiftKey: null }, facts),
          })),
        ),
      ),

      massClockOut: preparedCommand(database, (request: CallRequest<'massClockOut'>) =>
        massPunch(
          request,
          request.body.map((body) => ({
            body,
            shiftId: body.shiftTimePairId,
            decide: async (facts) =>
              body.clockOutDateTime === undefined
                ? judgePunch('CLOCK_OUT', { body, now: request.now, by: 'MANAGER' }, facts)
                : judgeEnd(body.clockOutDateTime, { body, now: request.now }, facts),
          })),
        ),
      ),
    } satisfies Partial<Handlers>,
  };
}
