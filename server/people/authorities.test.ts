import type { Authority } from 'shared-contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';

const { ella, max } = people;
const firstDay = new Date('2026-03-02T08:00:00Z');

/** What Ella can do with these authorities, wherever they were given to her. */
const table: readonly (readonly [readonly Authority[], Readonly<Record<string, unknown>>])[] = [
  [
    [],
    {
      ownClock: 403,
      clocksIn: 403,
      ownSchedules: 403,
      plannedFor: 403,
      readsPlan: 403,
      addsTime: 403,
      seenByManager: 404,
      listed: undefined,
      clockedByManager: ['NOT_CLOCKABLE'],
    },
  ],
  [
    ['VIEW_TIME'],
    {
      ownClock: 200,
      clocksIn: 403,
      ownSchedules: 200,
      plannedFor: [1001],
      readsPlan: 200,
      addsTime: 403,
      seenByManager: 200,
      listed: false,
      clockedByManager: ['NOT_CLOCKABLE'],
    },
  ],
  [
    ['CAPTURE_TIME', 'ADD_TIME'],
    {
      ownClock: 200,
      clocksIn: 200,
      ownSchedules: 200,
      plannedFor: [1001],
      readsPlan: 200,
      addsTime: 200,
      seenByManager: 200,
      listed: true,
      clockedByManager: ['ALREADY_CLOCKED_IN'],
    },
  ],
];

const ways = table.flatMap(([held, can]) => [
  { held, can, person: held, assignment: [], where: 'the person' },
  { held, can, person: [], assignment: held, where: 'the assignment' },
  { held, can, person: held, assignment: held, where: 'both' },
]);

describeOnMemory(
  'What is given to a person counts on each of the assignments',
  (server) => {
    const run = (sql: string, ...values: unknown[]) => server.database.run(composed(sql), values);
    let rounds = 0;

    beforeEach(async () => {
      rounds += 1;
      // Authorities are kept for some seconds.
      server.now = new Date(firstDay.getTime() + rounds * 60_000);
      await clearTime(server);
    });

    describe.each(ways)('$held, given to $where', ({ can, person, assignment, held }) => {
      test('in the profile, in every call, and for the manager', async () => {
        await run('update employee set authorities = $1 where id = $2', person, ella.id);
        await run('update assignment set authorities = $1 where id = $2', assignment, 1001);
        await run("update assignment set authorities = '{}' where id = 1002");
        const as = await logInAs(server, 'ella');
        const asMax = await logInAs(server, 'max');

        const profile = await server.call('getProfile', { as, path: { sub: ella.id } });
        expect(profile.body.employee.assignments[0]?.authorityNames.toSorted()).toEqual(
          held.toSorted(),
        );

        const mine = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
        const days = { startDate: '2026-03-02', endDate: '2026-03-08' };
        const own = await server.call('getActiveShift', { as, path: { sub: ella.id } });
        const added = await server.call('saveShiftPair', {
          as,
          body: {
            ...mine,
            id: -1,
            entryType: 'ADD',
            clockInDateTime: '2026-03-02T05:00:00Z',
            clockOutDateTime: '2026-03-02T06:00:00Z',
          },
        });
        const clockedIn = await server.call('clockInShift', { as, body: mine });
        const planned = await server.call('getEmployeeAssignmentSummaries', { as, query: days });
        const plan = await server.call('getAssignmentSummaries', {
          as,
          query: { ...days, assignmentIds: [ella.assignmentId] },
        });
        const seen = await server.call('getAssignments', { as: asMax, path: { id: ella.id } });
        const subordinates = await server.call('findSubordinates', {
          as: asMax,
          path: { id: max.id },
          body: { page: 0, pageSize: 30 },
        });
        const byManager = await server.call('massClockIn', { as: asMax, body: [mine] });
        const ellas = subordinates.body.contents.find(({ employee }) => employee.id === ella.id);
        expect({
          ownClock: own.status,
          clocksIn: clockedIn.status,
          ownSchedules: planned.status,
          plannedFor:
            planned.status === 200
              ? planned.body.map(({ assignmentId }) => assignmentId)
              : planned.status,
          readsPlan: plan.status,
          addsTime: added.status,
          seenByManager: seen.status,
          listed: ellas?.subordinateAssignments[0]?.canClock,
          clockedByManager: byManager.body.violations.map(({ violation }) => violation.code),
        }).toEqual(can);
      });
    });
  },
  { prepare: createTestCompany },
);
