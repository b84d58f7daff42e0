import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { people } from '../testing/testCompany.ts';
import { createTeam, pia, quim, rosa, teamOfMax } from '../testing/teamOfMax.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { addShifts } from '../testing/testTime.ts';

describeOnMemory(
  'The people of a manager',
  (server) => {
    const { ella, max, olga, nils } = people;
    const { tokens, run, find, names, rowOf, clockIn, clockOut, codes, openShifts } =
      teamOfMax(server);

    test('the people whom I manage are listed, and nobody else', async () => {
      const { contents, totalEmployees, totalPages } = await find();
      // Nils has neither time to capture nor to view.
      expect(contents.map(({ employee }) => employee.id)).toEqual([pia.id, ella.id, quim.id]);
      expect([totalEmployees, totalPages]).toEqual([3, 1]);
      expect(contents[0]).toMatchObject({
        subordinateAssignments: [
          { id: pia.assignmentId, position: { description: 'Porter' }, canClock: true },
        ],
        activeTimePair: null,
        isClockedInElsewhere: false,
      });
      server.now = new Date('2026-02-27T08:00:00Z');
      expect(await names()).toEqual(['Ella', 'Olga', 'Quim']);
    });

    test('an open shift is shown with what was planned for its day', async () => {
      await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-01T05:00Z', status: 'INCOMPLETE' },
      ]);
      const { contents } = await find({ search: 'ella' });
      expect(contents[0]?.activeTimePair).toMatchObject({
        clockIn: '2026-03-01T05:00:00.000Z',
        planned: { start: '2026-03-01T07:00:00.000Z', end: '2026-03-01T15:30:00.000Z' },
      });
    });

    test('who should be in, is late or has the day off is said and found', async () => {
      const states = async () =>
        Object.fromEntries(
          (await find()).contents.map(({ employee, attendance }) => [
            employee.firstName,
            attendance,
          ]),
        );
      server.now = new Date('2026-03-02T06:00:00Z');
      expect(await states()).toEqual({ Ella: 'LATER', Quim: 'LATER', Pia: 'OFF' });
      server.now = new Date('2026-03-02T07:05:00Z');
      expect(await states()).toEqual({ Ella: 'DUE', Quim: 'DUE', Pia: 'OFF' });
      server.now = new Date('2026-03-02T07:11:00Z');
      await clockIn([rowOf(ella.assignmentId)]);
      expect(await states()).toEqual({ Ella: null, Quim: 'LATE', Pia: 'OFF' });
      const late = (await find({ attendance: 'LATE' })).contents;
      expect(late).toMatchObject([
        {
          employee: { firstName: 'Quim' },
          planned: { start: '2026-03-02T07:00:00.000Z', end: '2026-03-02T15:30:00.000Z' },
          plannedTimeZone: 'Europe/Berlin',
        },
      ]);
      expect(await names({ attendance: 'DUE' })).toEqual(['Quim']);
      expect(await names({ attendance: 'OFF' })).toEqual(['Pia']);
      server.now = new Date('2026-03-02T16:00:00Z');
      expect(await states()).toEqual({ Ella: null, Quim: 'MISSED', Pia: 'OFF' });
      expect(await names({ attendance: 'LATE' })).toEqual(['Quim']);
      expect(await names({ attendance: 'DUE' })).toEqual([]);
      server.now = new Date('2026-03-02T19:00:00Z');
      await addShifts(server, [
        { assignment_id: quim.assignmentId, from: '2026-03-02T18:30Z', to: '2026-03-02T18:31Z' },
      ]);
      expect(await names({ attendance: 'LATE' })).toEqual(['Quim']);
      await addShifts(server, [
        { assignment_id: quim.assignmentId, from: '2026-03-02T07:00Z', to: '2026-03-02T11:00Z' },
      ]);
      expect(await states()).toEqual({ Ella: null, Quim: 'DONE', Pia: 'OFF' });
      expect(await names({ attendance: 'LATE' })).toEqual([]);
    });

    test('people are found by the cost center and the company’s own fields of a position', async () => {
      await run(`insert into cost_center (id, code, name) values (1012, '4712', 'Ward 2')
        on conflict do nothing`);
      await run(`update assignment set cost_center_id = 1012,
        custom_entities = '[{"name": "Union", "value": "Local 5"}, {"name": "Site", "value": "RIV"}]'
        where id = ${quim.assignmentId}`);
      await run(`update assignment set custom_entities = '[{"name": "Union", "value": "Local 7"}]'
        where id = ${pia.assignmentId}`);
      const union = (...filterValues: string[]) => ({ filterName: 'Union', filterValues });
      expect(await names({ defaultCostCenterIds: [1012] })).toEqual(['Quim']);
      expect(await names({ defaultCostCenterIds: [1001, 1012] })).toEqual(['Ella', 'Quim']);
      expect(await names({ customEntities: [union('Local 5', 'Local 7')] })).toEqual([
        'Pia',
        'Quim',
      ]);
      const site = { filterName: 'Site', filterValues: ['RIV'] };
      expect(await names({ customEntities: [union('Local 5', 'Local 7'), site] })).toEqual([
        'Quim',
      ]);
      expect(await names({ customEntities: [site], positions: [1001] })).toEqual([]);
    });

    test('people are found by name, number and position, page by page', async () => {
      expect(await names({ search: 'brandt ella' })).toEqual(['Ella']);
      expect(await names({ search: 'ÅBE' })).toEqual(['Pia']);
      expect(await names({ search: 'e-12' })).toEqual(['Quim']);
      expect(await names({ positions: [1003] })).toEqual(['Pia', 'Quim']);
      expect(await find({ page: 1, pageSize: 2 })).toMatchObject({
        contents: [{ employee: { firstName: 'Quim' } }],
        totalPages: 2,
        totalEmployees: 3,
      });
      await setFeatures(server, { SUBORDINATE_ORDER: 'employeeId' });
      expect(await names()).toEqual(['Ella', 'Pia', 'Quim']);
      for (const body of [{ search: 'ab' }, { search: 'x'.repeat(101) }, { pageSize: 201 }]) {
        const { status } = await server.call('findSubordinates', {
          as: tokens.max,
          path: { id: max.id },
          rawBody: { page: 0, ...body },
        });
        expect(status).toBe(400);
      }
    });

    test('who is clocked in shows it, and on a position of another manager only that', async () => {
      await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-02T06:00Z', status: 'INCOMPLETE' },
        { assignment_id: pia.foreignAssignmentId, from: '2026-03-02T07:00Z', status: 'INCOMPLETE' },
      ]);
      const { contents } = await find();
      expect(contents).toMatchObject([
        { employee: { firstName: 'Pia' }, activeTimePair: null, isClockedInElsewhere: true },
        {
          activeTimePair: {
            employeeAssignmentId: ella.assignmentId,
            clockIn: '2026-03-02T06:00:00.000Z',
            awaySince: null,
          },
          isClockedInElsewhere: false,
        },
        { activeTimePair: null, isClockedInElsewhere: false },
      ]);
      expect(await names({ infoFilter: ['CURRENTLY_CLOCKED_IN'] })).toEqual(['Pia', 'Ella']);
      expect(await names({ infoFilter: ['CURRENTLY_AWAY'] })).toEqual([]);
    });

    test('who is clocked in can be asked again of some, without those of other managers', async () => {
      const [id] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-02T06:00Z', status: 'INCOMPLETE' },
        { assignment_id: pia.foreignAssignmentId, from: '2026-03-02T07:00Z', status: 'INCOMPLETE' },
        { assignment_id: rosa.assignmentId, from: '2026-03-02T07:00Z', status: 'INCOMPLETE' },
      ]);
      for (const call of ['getSubordinateShifts', 'reloadSubordinateShifts'] as const) {
        const { body } = await server.call(call, {
          as: tokens.max,
          path: { id: max.id },
          query: { ids: [quim.id, pia.id, rosa.id, ella.id] },
        });
        expect(body).toMatchObject([
          { employeeId: quim.id, activeTimePair: null, isClockedInElsewhere: false },
          { employeeId: pia.id, activeTimePair: null, isClockedInElsewhere: true },
          { employeeId: ella.id, activeTimePair: { id }, isClockedInElsewhere: false },
        ]);
      }
    });

    test('people who become mine later are listed when asked for, and cannot be clocked yet', async () => {
      server.now = new Date('2026-02-27T08:00:00Z');
      const { body } = await server.call('findSubordinates', {
        as: tokens.max,
        path: { id: max.id },
        query: { includeActiveShifts: true, includeFutureDatedEmployees: true },
        body: { page: 0, pageSize: 30, search: 'Åberg' },
      });
      expect(body.contents).toMatchObject([
        {
          employee: { id: pia.id },
          subordinateAssignments: [{ id: pia.assignmentId, canClock: false }],
        },
      ]);
      expect(await names({ search: 'Åberg' })).toEqual([]);
    });

    test('a shift from before I managed the person is not mine to end', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: pia.assignmentId, from: '2026-03-01T20:00Z', status: 'INCOMPLETE' },
      ]);
      expect((await find()).contents[0]).toMatchObject({
        activeTimePair: null,
        isClockedInElsewhere: true,
      });
      expect(codes(await clockOut([[pia.assignmentId, id]]))).toEqual([
        [pia.assignmentId, 'NOT_MANAGED'],
      ]);
    });

    test('people come with what is chosen from, without the assignments of other managers', async () => {
      const answer = await server.call('getSubordinatesById', {
        as: tokens.max,
        path: { id: max.id },
        query: { ids: [pia.id, ella.id, rosa.id, max.id, olga.id, nils.id] },
      });
      expect(
        answer.body.map(({ id, assignments }) => [id, assignments.map((each) => each.id)]),
      ).toEqual([
        [pia.id, [pia.assignmentId]],
        [ella.id, [ella.assignmentId]],
      ]);
    });

    test('who is no manager, or asks in the name of another, sees and clocks nobody', async () => {
      const path = { id: max.id };
      const body = { page: 0, pageSize: 30 };
      for (const as of [tokens.ella, tokens.dora]) {
        expect((await server.call('findSubordinates', { as, path, body })).status).toBe(403);
        const query = { ids: [ella.id] };
        expect((await server.call('getSubordinatesById', { as, path, query })).status).toBe(403);
        expect((await clockIn([rowOf(ella.assignmentId)], randomUUID(), as)).status).toBe(403);
        expect((await clockOut([[ella.assignmentId, 1]], randomUUID(), as)).status).toBe(403);
      }
      for (const id of ['getSubordinateShifts', 'reloadSubordinateShifts'] as const) {
        const query = { ids: [ella.id] };
        expect((await server.call(id, { as: tokens.ella, path, query })).status).toBe(403);
        const otherPath = { id: ella.id };
        const answer = await server.call(id, { as: tokens.max, path: otherPath, query });
        expect(answer.status).toBe(404);
      }
      const other = { as: tokens.max, path: { id: ella.id } };
      expect((await server.call('findSubordinates', { ...other, body })).status).toBe(404);
      const query = { ids: [ella.id] };
      expect((await server.call('getSubordinatesById', { ...other, query })).status).toBe(404);
      expect(await openShifts()).toEqual([]);
    });
  },
  {
    prepare: async (database) => {
      await createTeam(database);
      await assignDaySchedule(database, [people.ella.assignmentId, quim.assignmentId]);
    },
  },
);
