import type { components } from 'shared-contracts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTeam, pia, quim, teamOfMax } from '../testing/teamOfMax.ts';
import { logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts } from '../testing/testTime.ts';

type Subordinates = Partial<components['schemas']['SubordinatesFilter']>;

describeOnMemory(
  'Lists by groups of employees',
  (server) => {
    const { ella } = people;
    const { tokens, run, find, names } = teamOfMax(server);
    const groups = { nights: 0, ward: 0, foreign: 0, empty: 0 };
    const days = { startDate: '2026-02-01', endDate: '2026-03-31' };

    beforeAll(async () => {
      await run("update employee set authorities = '{DEV_ADMIN,APPROVE_TIME}' where id = 1004");
      tokens.max = await logInAs(server, 'max');
      tokens.dora = await logInAs(server, 'dora');
      await assignDaySchedule(server.database, [ella.assignmentId, quim.assignmentId]);
      const make = async (groupName: string, as = tokens.max) =>
        (await server.call('createEmployeeGroup', { as, body: { groupName } })).body.id;
      groups.nights = await make('Nights');
      groups.ward = await make('Ward');
      groups.empty = await make('Empty');
      groups.foreign = await make('Foreign', tokens.dora);
      const put = (groupIds: number[], assignmentIds: number[], as = tokens.max) =>
        server.call('assignToEmployeeGroups', { as, body: { groupIds, assignmentIds } });
      await put([groups.nights], [ella.assignmentId]);
      await put([groups.ward], [ella.assignmentId, quim.assignmentId]);
      await put([groups.foreign], [pia.foreignAssignmentId], tokens.dora);
      // As if Dora had managed Quim once: he is in her group, and Max manages him now.
      await run(
        'insert into employee_group_member values ($1, $2)',
        groups.foreign,
        quim.assignmentId,
      );
    });
    beforeEach(async () => {
      await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-02-03T07:00Z', to: '2026-02-03T15:00Z' },
        { assignment_id: quim.assignmentId, from: '2026-02-03T07:00Z', to: '2026-02-03T15:00Z' },
        { assignment_id: quim.assignmentId, from: '2026-02-04T07:00Z', to: '2026-02-04T15:00Z' },
      ]);
    });

    const approvals = async (employeeGroupIds: number[], more: object = {}) => {
      const body = { ...days, page: 0, pageSize: 30, employeeGroupIds, ...more };
      return server.call('fetchApprovals', { as: tokens.max, body });
    };
    const select = async (employeeGroupIds: number[]) => {
      const filter = { ...days, page: 0, pageSize: 30, employeeGroupIds };
      return server.call('selectTimePairs', {
        as: tokens.max,
        body: { purpose: 'DECIDE', filter },
      });
    };
    const unworked = (employeeGroupIds: number[]) =>
      server.call('findUnworkedDays', {
        as: tokens.max,
        body: { startDate: '2026-02-05', endDate: '2026-02-05', employeeGroupIds },
      });
    const subordinates = (body: Subordinates) =>
      server.call('findSubordinates', {
        as: tokens.max,
        path: { id: people.max.id },
        query: {},
        body: { page: 0, pageSize: 30, ...body },
      });
    /** Who is found by each of the lists. */
    const found = async (...asked: number[]) => {
      const { body } = await approvals(asked);
      const inTime = body.contents.map(({ firstName }) => firstName);
      const ofPeople = await names({ employeeGroupIds: asked });
      const missing = (await unworked(asked)).body.contents.map(({ firstName }) => firstName);
      return { inTime, ofPeople, missing, decidable: (await select(asked)).body.totalTimePairs };
    };

    test('show whoever is in any of them', async () => {
      const ellaAlone = ['Ella'];
      expect(await found(groups.nights)).toEqual({
        ...{ inTime: ellaAlone, ofPeople: ellaAlone, missing: ellaAlone, decidable: 1 },
      });
      const both = ['Ella', 'Quim'];
      const all = { inTime: both, ofPeople: both, missing: both, decidable: 3 };
      expect(await found(groups.ward)).toEqual(all);
      expect(await found(groups.nights, groups.ward)).toEqual(all);
      expect((await approvals([groups.nights])).body).toMatchObject({
        ...{ totalEmployees: 1, totalTimePairs: 1, totalDecidable: 1, totalPages: 1 },
      });
    });

    test('show everybody where none is named', async () => {
      const { inTime, ofPeople, decidable } = await found();
      expect([inTime, ofPeople, decidable]).toEqual([['Ella', 'Quim'], ['Pia', 'Ella', 'Quim'], 3]);
    });

    test('show nobody for a group that is empty, deleted or of another manager', async () => {
      const nobody = { inTime: [], ofPeople: [], missing: [], decidable: 0 };
      expect(await found(groups.empty)).toEqual(nobody);
      expect(await found(groups.foreign)).toEqual(nobody);
      expect(await found(999_999)).toEqual(nobody);
      expect((await found(groups.foreign, groups.nights)).inTime).toEqual(['Ella']);
    });

    test('show those of a shared group whom the reader manages, and nobody else', async () => {
      const share = (sharedWithIds: number[]) =>
        server.call('changeEmployeeGroup', {
          as: tokens.dora,
          path: { id: groups.foreign },
          body: { groupName: 'Foreign', sharedWithIds },
        });
      await share([people.max.id]);
      expect((await found(groups.foreign)).ofPeople).toEqual(['Quim']);
      await share([]);
      expect((await found(groups.foreign)).ofPeople).toEqual([]);
    });

    test('go together with search, positions and what is expected today', async () => {
      expect(await names({ employeeGroupIds: [groups.ward], search: 'quim' })).toEqual(['Quim']);
      expect(await names({ employeeGroupIds: [groups.nights], search: 'quim' })).toEqual([]);
      expect(await names({ employeeGroupIds: [groups.ward], positions: [1003] })).toEqual(['Quim']);
      server.now = new Date('2026-03-02T07:30:00Z');
      expect(await names({ employeeGroupIds: [groups.nights], attendance: 'LATE' })).toEqual([
        'Ella',
      ]);
      const { body } = await approvals([groups.ward], { employeeIds: [quim.id] });
      expect(body.contents.map(({ firstName }) => firstName)).toEqual(['Quim']);
    });

    test('are refused where the company keeps no groups, and not without them', async () => {
      await setFeatures(server, { EMPLOYEE_GROUPS: false });
      const ids = [groups.nights];
      for (const { problem } of [
        await approvals(ids),
        await select(ids),
        await unworked(ids),
        await subordinates({ employeeGroupIds: ids }),
      ]) {
        expect(problem.code).toBe('FEATURE_OFF');
      }
      expect((await approvals([])).status).toBe(200);
      expect((await find()).totalEmployees).toBe(3);
    });
  },
  { prepare: createTeam },
);
