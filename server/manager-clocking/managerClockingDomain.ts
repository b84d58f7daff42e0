import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import { createPunchJudge } from '../clocking/createPunchJudge.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { readNames } from '../people/data/employees.ts';
import { readOpenShiftsOf } from './data/openShiftsOf.ts';
import { createFindSubordinates } from './handlers/createFindSubordinates.ts';
import { createMassPunch } from './handlers/createMassPunch.ts';
import { readVisible } from './handlers/readVisible.ts';
import { openTimePairOf } from './rules/openTimePairOf.ts';

/** A manager's people, and clocking for them (spec §2, manager clocking). */
export function managerClockingDomain(context: ServerContext, book: WritableBook) {
  const { database } = context;
  const massPunch = createMassPunch(context, book);
  const { judgeClockIn, judgeEnd, judgePunch } = createPunchJudge(database);

  const getSubordinateShifts = async (
    request: CallRequest<'getSubordinateShifts'> | CallRequest<'reloadSubordinateShifts'>,
  ) => {
    const { managed, ids } = await readVisible(database, request);
    const shifts = await database.run(readOpenShiftsOf, { employeeIds: ids });
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

      findSubordinates: createFindSubordinates(database, book),

      getSubordinatesById: async (request) => {
        const { byPerson, ids } = await readVisible(database, request);
        const people = await database.run(readNames, { ids });
        const body = people
          .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
          .map((person) => ({ ...person, assignments: byPerson.get(person.id) ?? [] }));
        return { status: 200, body };
      },

      massClockIn: command(context, (request: CallRequest<'massClockIn'>, unit) =>
        massPunch(
          request,
          unit,
          request.body.map((body) => ({
            body,
            shiftId: null,
            decide: (facts) =>
              judgeClockIn({ body, now: request.now, by: 'MANAGER', shiftKey: null }, facts),
          })),
        ),
      ),

      massClockOut: command(context, (request: CallRequest<'massClockOut'>, unit) =>
        massPunch(
          request,
          unit,
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
