import { randomUUID } from 'node:crypto';
import type { components } from 'shared-contracts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { createTeam, pia, quim, rosa, teamOfMax } from '../testing/teamOfMax.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { readGroupsOf } from './data/groupMembers.ts';

type Wish = components['schemas']['EmployeeGroupRequest'];

describeOnBothDatabases(
  'Groups of employees',
  (server) => {
    const { ella, max, olga, nils } = people;
    const dora = 1004;
    const { tokens, run } = teamOfMax(server);

    beforeAll(async () => {
      await run("update employee set authorities = '{DEV_ADMIN,APPROVE_TIME}' where id = $1", dora);
    });
    beforeEach(async () => {
      await run('delete from employee_group');
      await run('delete from manager_assignment where id >= 2000');
      tokens.dora = await logInAs(server, 'dora');
    });

    const list = async (as = tokens.max) =>
      (await server.call('getEmployeeGroups', { as })).body.map(({ groupName }) => groupName);
    const create = (body: Wish, as = tokens.max, idempotencyKey: string = randomUUID()) =>
      server.call('createEmployeeGroup', { as, body, idempotencyKey });
    const made = async (...wish: Parameters<typeof create>) => (await create(...wish)).body;
    const change = (id: number, body: Wish, as = tokens.max) =>
      server.call('changeEmployeeGroup', { as, path: { id }, body });
    const remove = (id: number, as = tokens.max) =>
      server.call('deleteEmployeeGroup', { as, path: { id } });
    const put = (groupIds: number[], assignmentIds: number[], as = tokens.max) =>
      server.call('assignToEmployeeGroups', { as, body: { groupIds, assignmentIds } });
    const take = (groupIds: number[], assignmentIds: number[], as = tokens.max) =>
      server.call('excludeFromEmployeeGroups', { as, body: { groupIds, assignmentIds } });
    const groupsOf = async (assignmentId: number, managerId: number = max.id) => {
      const rows = await server.database.run(readGroupsOf, {
        managerId,
        assignmentIds: [assignmentId],
      });
      return rows.map(({ groupName }) => groupName);
    };

    test('are made, told by their names, renamed and deleted', async () => {
      const night = await made({ groupName: '  Night   watch ' });
      expect(night).toEqual({
        ...{ id: night.id, groupName: 'Night watch', isOwn: true, sharedWith: [], managedCount: 0 },
        owner: { id: max.id, name: 'Max Kern', employeeNumber: 'E-2' },
      });
      const early = await made({ groupName: 'early shift' });
      expect(await list()).toEqual(['early shift', 'Night watch']);
      expect((await change(early.id, { groupName: 'Early shift' })).body.groupName).toBe(
        'Early shift',
      );
      expect((await remove(night.id)).status).toBe(204);
      expect(await list()).toEqual(['Early shift']);
      expect((await change(night.id, { groupName: 'Nights' })).problem.code).toBe('NOT_FOUND');
      expect((await remove(night.id)).problem.code).toBe('NOT_FOUND');
    });

    test('are made once, however often it is sent', async () => {
      const key = randomUUID();
      const { id } = await made({ groupName: 'Nights' }, tokens.max, key);
      expect((await made({ groupName: 'Nights' }, tokens.max, key)).id).toBe(id);
      expect(await list()).toEqual(['Nights']);
    });

    test.each([
      ['nothing', ''],
      ['blanks', ' \t '],
      ['what nobody sees', '\u200b\u200d\ufeff'],
      ['61 characters', 'x'.repeat(61)],
    ])('are not called %s', async (_, groupName) => {
      const { id } = await made({ groupName: 'Nights' });
      for (const { problem } of [await create({ groupName }), await change(id, { groupName })]) {
        expect(problem).toMatchObject({
          code: 'VALIDATION_FAILED',
          fields: [{ field: 'groupName' }],
        });
      }
      expect(await list()).toEqual(['Nights']);
    });

    test('may have names of 60 characters, in any script', async () => {
      const groupName = 'หอผู้ป่วย'.repeat(6) + '🌙🌙🌙🌙🌙🌙';
      expect(Array.from(groupName)).toHaveLength(60);
      expect((await made({ groupName })).groupName).toBe(groupName);
    });

    test('of one manager have different names, whichever case they are in', async () => {
      const nights = await made({ groupName: 'ÄRZTE nachts' });
      const days = await made({ groupName: 'Days' });
      const taken = await create({ groupName: 'ärzte  Nachts' });
      expect(taken.problem).toMatchObject({
        ...{ status: 409, code: 'GROUP_NAME_TAKEN' },
        detail: 'You have a group of this name already. Choose another name.',
      });
      expect((await change(days.id, { groupName: 'Ärzte Nachts' })).problem.code).toBe(
        'GROUP_NAME_TAKEN',
      );
      expect((await change(nights.id, { groupName: 'Ärzte nachts' })).status).toBe(200);
      expect((await create({ groupName: 'Days' }, tokens.dora)).status).toBe(200);
      expect(await list()).toEqual(['Ärzte nachts', 'Days']);
    });

    test('renamed, made and deleted at once are decided one after the other', async () => {
      const [a, b] = [await made({ groupName: 'A' }), await made({ groupName: 'B' })];
      const answers = await Promise.all([
        change(a.id, { groupName: 'Nights' }),
        change(b.id, { groupName: 'nights' }),
        create({ groupName: 'NIGHTS' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
      const names = await list();
      expect(names.filter((name) => name.toLowerCase() === 'nights')).toHaveLength(1);

      const [deleted, filled] = await Promise.all([remove(a.id), put([a.id], [ella.assignmentId])]);
      expect(deleted.status).toBe(204);
      expect([204, 404]).toContain(filled.status);
      expect(await groupsOf(ella.assignmentId)).toEqual([]);
    });

    test('hold people whom the manager manages now, and nobody else', async () => {
      const nights = await made({ groupName: 'Nights' });
      const days = await made({ groupName: 'Days' });
      expect((await put([nights.id, days.id], [ella.assignmentId, quim.assignmentId])).status).toBe(
        204,
      );
      expect((await put([nights.id], [ella.assignmentId])).status).toBe(204);
      expect(await groupsOf(ella.assignmentId)).toEqual(['Days', 'Nights']);
      expect((await take([days.id], [ella.assignmentId, nils.assignmentId])).status).toBe(204);
      expect(await groupsOf(ella.assignmentId)).toEqual(['Nights']);
      expect(await groupsOf(quim.assignmentId)).toEqual(['Days', 'Nights']);
      expect((await server.call('getEmployeeGroups', { as: tokens.max })).body).toMatchObject([
        { groupName: 'Days', managedCount: 1 },
        { groupName: 'Nights', managedCount: 2 },
      ]);

      const foreign = [olga.assignmentId, max.assignmentId, rosa.assignmentId, 9999];
      for (const id of foreign) {
        expect((await put([nights.id], [nils.assignmentId, id])).problem.code).toBe('NOT_FOUND');
        expect((await take([nights.id], [ella.assignmentId, id])).problem.code).toBe('NOT_FOUND');
      }
      expect(await groupsOf(nils.assignmentId)).toEqual([]);
      expect(await groupsOf(ella.assignmentId)).toEqual(['Nights']);
    });

    test('count only those whom the reader manages now', async () => {
      const { id } = await made({ groupName: 'Nights', sharedWithIds: [dora] });
      await put([id], [pia.assignmentId, ella.assignmentId]);
      await put([id], [rosa.assignmentId], tokens.dora);
      const counts = async () =>
        Promise.all(
          [tokens.max, tokens.dora].map(
            async (as) => (await server.call('getEmployeeGroups', { as })).body[0]?.managedCount,
          ),
        );
      expect(await counts()).toEqual([2, 1]);
      server.now = new Date('2026-02-27T08:00:00Z');
      expect(await counts()).toEqual([1, 1]);
    });

    test('belong to whoever made them; others do not see them', async () => {
      const { id } = await made({ groupName: 'Nights' });
      expect(await list(tokens.dora)).toEqual([]);
      for (const { problem } of [
        await change(id, { groupName: 'Mine' }, tokens.dora),
        await remove(id, tokens.dora),
        await put([id], [rosa.assignmentId], tokens.dora),
        await take([id], [rosa.assignmentId], tokens.dora),
      ]) {
        expect(problem.code).toBe('NOT_FOUND');
      }
      expect(await list()).toEqual(['Nights']);
    });

    test('that are shared are seen and used by others, who neither rename nor delete them', async () => {
      const { id } = await made({ groupName: 'Nights', sharedWithIds: [dora, dora] });
      expect((await server.call('getEmployeeGroups', { as: tokens.dora })).body).toEqual([
        {
          ...{ id, groupName: 'Nights', isOwn: false, managedCount: 0 },
          owner: { id: max.id, name: 'Max Kern', employeeNumber: 'E-2' },
          sharedWith: [{ id: dora, name: 'Dora Vega', employeeNumber: 'E-4' }],
        },
      ]);
      expect((await put([id], [rosa.assignmentId], tokens.dora)).status).toBe(204);
      expect(await groupsOf(rosa.assignmentId, dora)).toEqual(['Nights']);
      expect((await take([id], [ella.assignmentId], tokens.dora)).problem.code).toBe('NOT_FOUND');
      expect((await change(id, { groupName: 'Mine' }, tokens.dora)).problem.code).toBe('NOT_FOUND');
      expect((await remove(id, tokens.dora)).problem.code).toBe('NOT_FOUND');

      // A new name alone leaves the shares as they are.
      expect((await change(id, { groupName: 'Late' })).body.sharedWith).toHaveLength(1);
      expect((await change(id, { groupName: 'Late', sharedWithIds: [] })).body.sharedWith).toEqual(
        [],
      );
      expect(await list(tokens.dora)).toEqual([]);
      expect(await groupsOf(rosa.assignmentId, dora)).toEqual([]);
    });

    test('are shared with other managers alone', async () => {
      for (const id of [ella.id, max.id, 9999]) {
        const { problem } = await create({ groupName: 'Nights', sharedWithIds: [id] });
        expect(problem.code).toBe('NOT_FOUND');
      }
      expect(await list()).toEqual([]);
      const { id } = await made({ groupName: 'Nights', sharedWithIds: [dora] });
      await run('update employee set closed_at = now() where id = $1', dora);
      // Who has left keeps the share until it is taken away, and gets no new one.
      expect((await change(id, { groupName: 'Nights', sharedWithIds: [dora] })).status).toBe(200);
      expect((await create({ groupName: 'Days', sharedWithIds: [dora] })).problem.code).toBe(
        'NOT_FOUND',
      );
      await run('update employee set closed_at = null where id = $1', dora);
    });

    test('find managers to be shared with', async () => {
      const found = async (search?: string) =>
        (
          await server.call('getSharingManagers', {
            as: tokens.max,
            query: search === undefined ? {} : { search },
          })
        ).body.map(({ name }) => name);
      expect(await found()).toEqual(['Dora Vega']);
      expect(await found(' vega  DORA')).toEqual(['Dora Vega']);
      expect(await found('e-4')).toEqual(['Dora Vega']);
      expect(await found('Max')).toEqual([]);
      expect(await found('Ella')).toEqual([]);
      const approver = (until: string | null) =>
        run(
          "update assignment set authorities = '{APPROVE_TIME}', end_date = $2 where id = $1",
          rosa.assignmentId,
          until,
        );
      await approver(null);
      expect(await found()).toEqual(['Rosa Diaz', 'Dora Vega']);
      await run("update assignment set company = 'Elsewhere' where id = $1", rosa.assignmentId);
      expect(await found()).toEqual(['Dora Vega']);
      const shared = await create({ groupName: 'Late', sharedWithIds: [rosa.id] });
      expect(shared.problem.code).toBe('NOT_FOUND');
      await run(
        `update assignment set company = mine.company from assignment mine
         where assignment.id = $1 and mine.id = $2`,
        rosa.assignmentId,
        ella.assignmentId,
      );
      expect(await found()).toEqual(['Rosa Diaz', 'Dora Vega']);
      await approver('2026-03-01');
      expect(await found()).toEqual(['Dora Vega']);
    });

    test('are not for people who approve nothing, and not there where the company keeps none', async () => {
      const ellas = await server.call('getEmployeeGroups', { as: tokens.ella });
      expect(ellas.problem.code).toBe('ACCESS_DENIED');
      expect((await create({ groupName: 'Nights' }, tokens.ella)).problem.code).toBe(
        'ACCESS_DENIED',
      );
      const { id } = await made({ groupName: 'Nights' });
      await setFeatures(server, { EMPLOYEE_GROUPS: false });
      for (const { problem } of [
        await server.call('getEmployeeGroups', { as: tokens.max }),
        await server.call('getSharingManagers', { as: tokens.max }),
        await create({ groupName: 'Days' }),
        await change(id, { groupName: 'Days' }),
        await remove(id),
        await put([id], [ella.assignmentId]),
        await take([id], [ella.assignmentId]),
      ]) {
        expect(problem.code).toBe('FEATURE_OFF');
      }
      await setFeatures(server, { MANAGER_WORK_SCHEDULES: false });
      expect((await create({ groupName: 'Days' })).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, {});
      expect(await list()).toEqual(['Nights']);
    });
  },
  { prepare: createTeam },
);
