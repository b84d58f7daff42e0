import { createDecisions } from '../clocking/routes/createDecisions.ts';
import type { PunchSources } from '../clocking/routes/createPunch.ts';
import type { CallRequest, Handlers } from '../http/calls.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { readAssignmentsById } from '../people/data/assignments.ts';
import { managedAssignments } from '../people/data/managedAssignments.ts';
import { readNames } from '../people/data/employees.ts';
import { isVisibleToManager } from '../people/rules/isVisibleToManager.ts';
import { presentAssignment } from '../people/routes/presentAssignment.ts';
import { requireSelf } from '../people/routes/requireSelf.ts';
import { preparedCommand } from '../records/routes/preparedCommand.ts';
import { findSubordinates } from './data/findSubordinates.ts';
import { createMassPunch } from './routes/createMassPunch.ts';
import { presentSubordinates, withActiveShifts } from './routes/presentSubordinates.ts';

/** The people of a manager, and clocking for them (spec §2, manager clocking). */
export function managerClockingHandlers(context: ServerContext, sources: PunchSources) {
  const { database } = context;
  const massPunch = createMassPunch(context, sources);
  const { decideClockIn, decidePunch } = createDecisions(context, sources);

  return {
    findSubordinates: async ({ path, query, body, employee, now }) => {
      requireSelf(employee, path.id);
      const [managed, { properties }] = await Promise.all([
        managedAssignments(database, employee.id, now),
        sources.features.read(),
      ]);
      const { people, total } = await findSubordinates(
        database,
        managed.map(({ assignmentId }) => assignmentId),
        body,
        properties.SUBORDINATE_ORDER,
      );
      const found = presentSubordinates(people, now);
      const contents =
        query.includeActiveShifts === true
          ? await withActiveShifts({ database, dayPlans: sources.dayPlans }, found, managed, now)
          : found;
      const totalPages = Math.ceil(total / body.pageSize);
      return { status: 200, body: { contents, totalPages, totalEmployees: total } };
    },

    getSubordinatesById: async ({ path, query, employee, now }) => {
      requireSelf(employee, path.id);
      const all = await managedAssignments(database, employee.id, now);
      const managed = all.filter(({ employeeId }) => query.ids.includes(employeeId));
      const [people, rows] = await Promise.all([
        database.run(readNames, [managed.map(({ employeeId }) => employeeId)]),
        database.run(readAssignmentsById, [managed.map(({ assignmentId }) => assignmentId)]),
      ]);
      const owners = new Map(managed.map((each) => [each.assignmentId, each.employeeId]));
      const assignments = rows
        .map((row) => presentAssignment(row, now))
        .filter((assignment) => isVisibleToManager(assignment, employee, managed));
      const byPerson = Map.groupBy(assignments, ({ id }) => owners.get(id));
      const body = people
        .toSorted((a, b) => query.ids.indexOf(a.id) - query.ids.indexOf(b.id))
        .flatMap((person) => {
          const own = byPerson.get(person.id);
          return own === undefined ? [] : [{ ...person, assignments: own }];
        });
      return { status: 200, body };
    },

    massClockIn: preparedCommand(database, (request: CallRequest<'massClockIn'>) =>
      massPunch(
        request,
        request.body.map((body) => ({
          body,
          shiftId: null,
          decide: (facts) =>
            decideClockIn({ body, now: request.now, by: 'MANAGER', shiftKey: null }, facts),
        })),
      ),
    ),

    massClockOut: preparedCommand(database, (request: CallRequest<'massClockOut'>) =>
      massPunch(
        request,
        request.body.map((body) => ({
          body,
          shiftId: body.shiftTimePairId,
          decide: (facts) =>
            decidePunch('CLOCK_OUT', { body, now: request.now, by: 'MANAGER' }, facts),
        })),
      ),
    ),
  } satisfies Partial<Handlers>;
}
